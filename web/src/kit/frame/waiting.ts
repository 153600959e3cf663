/** What the ask bar says when nothing is asked of me. */
import { t } from '../../i18n';
import type { ShownScene } from '../shell';

export function waitingSentence(scene: ShownScene): { ask: string; hint?: string } {
  const others = scene.seats.filter((seat) => seat.torch && !seat.mine);
  const [first] = others;
  if (!first) return { ask: t(scene.moment?.window ? 'waiting-window' : 'waiting-table') };
  const ask =
    others.length > 1
      ? t('thinking-several', { names: others.map((seat) => seat.name).join(', ') })
      : t('thinking', { name: first.name });
  const kept = others.find((seat) => seat.kind === 'kept');
  return kept ? { ask, hint: t('seat-away', { name: kept.name }) } : { ask };
}
