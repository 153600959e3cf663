/** How each game draws the pictures in its rules: every folder here that can. */
import type { PictureModule } from '../kit/interfaces';

const MODULES = import.meta.glob<PictureModule>('./*/pictures.ts', { import: 'default' });

/** Loaded when rules are read; a game without drawings of its own is drawn by the generic one. */
export function pictureModuleOf(game: string): Promise<PictureModule> {
  const load = MODULES[`./${game}/pictures.ts`] ?? MODULES['./generic/pictures.ts'];
  if (!load) throw new Error('There is no generic picture.');
  return load();
}
