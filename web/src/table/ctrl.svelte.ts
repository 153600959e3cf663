/** A table that is played: what comes over the line becomes moments of a scene, one after another. */
import type { ActOptions, BoardActions } from '../boards/interfaces';
import type { Previewed } from '../wire';
import type { Scene } from './scene.svelte';

export interface TableCtrl extends BoardActions {
  readonly scene: Scene;
  act: (text: string, options?: ActOptions) => Promise<boolean>;
  preview: (text: string) => Promise<Previewed | null>;
  describe: (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
