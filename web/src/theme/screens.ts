/** Kinds of screens. Style sheets ask the same questions, in the same words. */
import { MediaQuery } from 'svelte/reactivity';

/** Room for a table and for something beside it: a desktop, or a tablet that lies. */
export const desk = new MediaQuery('(min-width: 900px) and (min-height: 521px)');

/** Who points with a mouse has keys as well: only there are they spoken of. */
export const keyboard = new MediaQuery('(pointer: fine)');
