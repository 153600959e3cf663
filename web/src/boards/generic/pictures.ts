/** Pictures in the rules of any game: what the view tells, in words. */
import type { PictureModule } from '../../kit/interfaces';
import Picture from './GenericPicture.svelte';

export default { Picture } satisfies PictureModule;
