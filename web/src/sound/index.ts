export { SOUNDS, soundLength, type SoundName } from './recipes';
export { sounds } from './sounds.svelte';
