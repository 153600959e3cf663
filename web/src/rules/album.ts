/** Everything the pictures of a game's rules are drawn with. */
import { pictureModuleOf } from '../boards/pictures';
import { texts } from '../i18n';
import type { GameTexts, PictureModule, SeatAtTable } from '../kit/interfaces';
import { api } from '../net/api';
import { loadWords } from '../scene/words.svelte';
import type { RulesPicture } from '../wire';

export interface Album {
  readonly pictures: Readonly<Record<string, RulesPicture>>;
  readonly module: PictureModule;
  /** The words of a picture: they can say the numbers of its table. */
  readonly textsOf: (picture: RulesPicture) => GameTexts;
  /** Who sits at the table of a picture. */
  readonly seatsOf: (picture: RulesPicture) => readonly SeatAtTable[];
}

/** Null for rules without pictures. */
export async function openAlbum(game: string): Promise<Album | null> {
  const [{ names, pictures }, [module, words]] = await Promise.all([
    api.pictures(game),
    pictureModuleOf(game).then(async (found) => [found, await loadWords(game, found)] as const),
  ]);
  if (Object.keys(pictures).length === 0) return null;
  return {
    pictures,
    module,
    textsOf: ({ facts }) => words.withFacts(facts),
    seatsOf: ({ view, seat }) => seatsAt(names.slice(0, Number(view.players)), seat),
  };
}

function seatsAt(names: readonly string[], mine: number): readonly SeatAtTable[] {
  return names.map((name, seat) => ({
    seat,
    name,
    called: seat === mine ? texts.t('you') : name,
    kind: 'person',
    level: 0,
    mine: seat === mine,
    torch: false,
  }));
}
