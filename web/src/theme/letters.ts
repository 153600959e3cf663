/** The letters of the page, as `fonts.css` names them. */
const FACES = ['700 20px Grenze', '400 20px "Alegreya Sans"', '800 20px "Alegreya Sans"'];

/** Ends when the letters are there, or cannot be had. */
export function lettersLoaded(): Promise<unknown> {
  return Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
}
