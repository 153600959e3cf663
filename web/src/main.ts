/** The page begins: theme, sounds and language, then the hall. */
import { mount } from 'svelte';
import App from './App.svelte';
import { hall } from './hall/hall.svelte';
import { texts } from './i18n';
import { pageOf } from './pages';
import { router } from './router.svelte';
import { sounds } from './sound';
import { theme } from './theme';

/**
 * What every first screen needs is asked for at once; whoever shows it says what went wrong. (No
 * module waits here: a page imports this one, and would wait for it.)
 */
async function open(target: HTMLElement): Promise<void> {
  const { page } = router.place;
  void hall.load().catch(() => undefined);
  await Promise.all([texts.start(), page === 'nowhere' || pageOf(page).catch(() => undefined)]);
  target.replaceChildren();
  mount(App, { target });
}

const target = document.getElementById('hall');
if (!target) throw new Error('The page has no element #hall.');

theme.start();
sounds.start();
router.start();
void open(target);

// The worker makes the page installable; it stores nothing, so nothing can be stale.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}worker.js`)
    .catch(() => undefined);
