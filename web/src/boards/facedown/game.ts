/** What Cambio and Kodiak have in common, taken from the types of both. */
import type { CambioAction, CambioEvent, CambioParts, CambioView } from '../../games/cambio';
import type { KodiakAction, KodiakEvent, KodiakParts, KodiakView } from '../../games/kodiak';

type Shared<One, Other> = {
  readonly [Field in keyof One & keyof Other]: One[Field] | Other[Field];
};

/** The part of the games' documents that their boards draw alike; only one has cards face up. */
export type FacedownView = Shared<CambioView, KodiakView> & Partial<Pick<KodiakView, 'up'>>;

/** Either of the games. */
export interface FacedownGame {
  readonly view: FacedownView;
  readonly action: CambioAction | KodiakAction;
  readonly parts: Partial<CambioParts & KodiakParts>;
  readonly event: CambioEvent | KodiakEvent;
}
