// Generated from src/runehall/server/wire by tools/wire_types.py. Do not edit.

/** A JSON object whose shape is a game's own affair. */
export type GameDocument = Readonly<Record<string, unknown>>;

export type Language = 'en' | 'de';

export type Pace = 'live' | 'relaxed' | 'correspondence';

export type Stage = 'lobby' | 'playing' | 'over';

export type SeatKind = 'open' | 'person' | 'bot';

export type EmoteName =
  'well-played' | 'thanks' | 'hello' | 'hurry' | 'oops' | 'wow' | 'think' | 'laugh';

export type ReadingStage = 'unread' | 'waiting' | 'reading' | 'read';

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly de: string;
}

/** A value an option can have. */
export interface ChoiceInfo {
  readonly value: unknown;
  readonly words: Words;
}

/** An option of a game; `fixed` ones are set by the hall, so that asking betrays nothing. */
export interface OptionInfo {
  readonly name: string;
  readonly words: Words;
  readonly help: Words;
  readonly default: unknown;
  readonly allowed: string;
  readonly choices: readonly ChoiceInfo[];
  readonly fixed: boolean;
}

/** A named set of options: what it sets, and the numbers of seats it is for. */
export interface PresetInfo {
  readonly id: string;
  readonly words: Words;
  readonly help: Words | null;
  readonly values: GameDocument;
  readonly seats: readonly number[];
}

/** Who begins by the game's own rules: in a first game, and in the one after another. */
export interface BeginsInfo {
  readonly first: Words;
  readonly next: Words;
}

/** A game and its options; `seat_presets` names the preset of a number of seats. What it is `like`, how many `minutes` it takes and from which `age` on, it says itself or not. `begins` is there where it can be chosen who begins. `lesson`: it can be learned here. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly words: Words;
  readonly tagline: Words;
  readonly like: Words | null;
  readonly minutes: number | null;
  readonly age: number | null;
  readonly seats: readonly number[];
  readonly low_score_wins: boolean;
  readonly default_preset: string;
  readonly seat_presets: Readonly<Record<string, string>>;
  readonly presets: readonly PresetInfo[];
  readonly options: readonly OptionInfo[];
  readonly begins: BeginsInfo | null;
  readonly lesson: boolean;
}

/** The text of a file with a set of somebody's own; what is longer than any set is cut off. */
export interface CheckManifest {
  readonly text: string;
}

/** A set that a game can be played with: what its option `manifest` can be. */
export interface CheckedManifest {
  readonly manifest: GameDocument;
}

/** A level of bots. */
export interface LevelInfo {
  readonly id: string;
  readonly words: Words;
  readonly help: Words;
}

/** How long a decision and a window last. */
export interface PaceInfo {
  readonly id: Pace;
  readonly words: Words;
  readonly help: Words;
  readonly decision_seconds: number;
  readonly window_seconds: number;
}

/** Everything the home page needs to know. */
export interface HallInfo {
  readonly version: string;
  readonly games: readonly GameInfo[];
  readonly levels: readonly LevelInfo[];
  readonly paces: readonly PaceInfo[];
  readonly emotes: readonly EmoteName[];
}

/** A place in a picture, and what it is. */
export interface PictureLabel {
  readonly at: string;
  readonly words: Words;
}

/** A made-up position as a seat sees it, what is drawn of it, and what is tried in it. `facts` are the numbers that the rules name at its table. */
export interface RulesPicture {
  readonly seat: number;
  readonly view: GameDocument;
  readonly facts: Readonly<Record<string, number>>;
  readonly show: readonly string[];
  readonly marks: readonly string[];
  readonly labels: readonly PictureLabel[];
  readonly tried: string | null;
  readonly refusal: Words | null;
}

/** All pictures in the rules of a game by name, and who sits at their tables. */
export interface RulesPictures {
  readonly names: readonly string[];
  readonly pictures: Readonly<Record<string, RulesPicture>>;
}

/** Who sits where. A person who is `absent` or has handed over is played by a bot of `level`. `program`: whoever holds this seat has said that a program decides here, not a person. A `bot` is one of the hall's own. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string | null;
  readonly ready: boolean;
  readonly connected: boolean;
  readonly absent: boolean;
  readonly handed_over: boolean;
  readonly program: boolean;
}

/** The finished game that is tried again, and after how many of its actions. */
export interface ExerciseInfo {
  readonly table: string;
  readonly ply: number;
}

/** A table as everybody may see it. `commitment` is the SHA-256 of the key the deal will use. `changes` is what somebody has changed, `options` what is played with this number of seats. `begins` is the seat of who begins; null: lots are drawn. `lesson` is the chapter of the lesson that is given here; null: this is a game. `tempo` is how long bots wait. `facts` are the numbers that the rules for players name: prices, sizes, values, as they are with these options and so many seats. `exercise` is the game that is tried again here; null: this counts. `code` leads here as the link does, while a seat is free. `brought`: the game was played elsewhere and came as a file. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly stage: Stage;
  readonly preset: string | null;
  readonly changes: GameDocument;
  readonly options: GameDocument;
  readonly facts: Readonly<Record<string, number>>;
  readonly begins: number | null;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly pace: Pace;
  readonly tempo: 'at_once' | 'brisk' | 'calm';
  readonly public: boolean;
  readonly chat: boolean;
  readonly language: Language;
  readonly created: number;
  readonly spectators: number;
  readonly commitment: string;
  readonly previous: string | null;
  readonly next: string | null;
  readonly lesson: number | null;
  readonly exercise: ExerciseInfo | null;
  readonly code: string | null;
  readonly brought: boolean;
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly stage: Stage;
  readonly pace: Pace;
  readonly language: Language;
  readonly names: readonly string[];
  readonly seats: number;
  readonly open_seats: number;
  readonly created: number;
}

/** The public tables with an open seat, newest first, and the public games one can watch. */
export interface OpenTables {
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
}

/** A new table. The creator takes seat 0; `bots` fill the last seats, one level each. Who is a `program` says so. */
export interface CreateTable {
  readonly game: string;
  readonly seats: number;
  readonly name: string;
  readonly preset?: string | null;
  readonly options?: GameDocument;
  readonly bots?: readonly string[];
  readonly pace?: Pace;
  readonly tempo?: 'at_once' | 'brisk' | 'calm';
  readonly public?: boolean;
  readonly chat?: boolean;
  readonly language?: Language;
  readonly program?: boolean;
}

/** A private table at which a chapter of a game's lesson is given; who asks has seat 0. */
export interface OpenLesson {
  readonly game: string;
  readonly name: string;
  readonly chapter?: number;
  readonly language?: Language;
}

/** Take a seat: this one, or the first open one. Who sends a nonce is ready at once. Who is a `program` says so, and everybody at the table sees it. */
export interface JoinTable {
  readonly name: string;
  readonly seat?: number | null;
  readonly nonce?: string | null;
  readonly program?: boolean;
}

/** A code that somebody was told; its letters may be large or small, with anything between. */
export interface SpokenCode {
  readonly code: string;
}

/** The table that a code leads to. */
export interface CodeFound {
  readonly table: string;
}

/** The seat one has got, and the token that proves it: keep it, it is shown only once. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** A seat this browser holds. */
export interface SeatKey {
  readonly table: string;
  readonly token: string;
}

/** The seats this browser holds, to be looked up. */
export interface MyTables {
  readonly seats: readonly SeatKey[];
}

/** One of my tables and whether it waits for me. */
export interface MyTable {
  readonly table: TableSummary;
  readonly seat: number;
  readonly my_turn: boolean;
}

/** Those of the seats asked about that exist. */
export interface MyTablesFound {
  readonly tables: readonly MyTable[];
}

/** How long somebody took in a race, in milliseconds since all were shown what it was about. */
export interface Raced {
  readonly seat: number;
  readonly milliseconds: number;
  readonly false_start: boolean;
}

/** One happening the viewer may know of: the event as a document and as a sentence. In a game of memory `kept` is the sentence that stays in the log: what was seen is told once. Of what was done in a race, `race` says who was when: the last of them has done this, and my own false starts stand between. */
export interface LogEntry {
  readonly number: number;
  readonly event: GameDocument;
  readonly line: string;
  readonly kept: string | null;
  readonly race: readonly Raced[] | null;
}

/** What the viewer saw after one step; `action` is told when the game is over. */
export interface ReplayStep {
  readonly view: GameDocument;
  readonly log: readonly LogEntry[];
  readonly seat: number | null;
  readonly action: string | null;
  readonly say: string | null;
}

/** A stretch of a game, from the seat that was asked for (-1: the spectator). `facts` are the numbers that its rules name. */
export interface Replay {
  readonly game: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly names: readonly string[];
  readonly seat: number;
  readonly total: number;
  readonly start: number;
  readonly over: boolean;
  readonly steps: readonly ReplayStep[];
}

/** A record to be looked at, from a file; `open` shows all cards. */
export interface ReplayRecord {
  readonly record: GameDocument;
  readonly seat?: number;
  readonly start?: number;
  readonly count?: number;
  readonly open?: boolean;
  readonly language?: Language;
}

/** A stretch of the log. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
}

/** What proves the shuffle; the key and the seed are told when the game is over. */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly key: string | null;
  readonly seed: string | null;
}

/** Why something was refused: a code for programs and a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
}

/** How the server is; `parts` says "ok" of each part, or in a few words what is wrong. */
export interface Health {
  readonly status: 'ailing' | 'draining' | 'ok';
  readonly version: string;
  readonly tables: number;
  readonly sockets: number;
  readonly parts: Readonly<Record<string, string>>;
}

/** Seats that I hold, to be written into my chronicle. `former` is the key of another chronicle of mine: all it knows comes over, and then it is gone. */
export interface LinkSeats {
  readonly seats: readonly SeatKey[];
  readonly former?: string | null;
}

/** The key of a new chronicle: keep it, it is shown only once. */
export interface ChronicleOpened {
  readonly key: string;
}

/** How many of the seats now stand in the chronicle. */
export interface SeatsLinked {
  readonly linked: number;
}

/** Who sat where in a game that is over; `level` is that of a bot. `program`: this seat was held by a program from outside. */
export interface PlayedSeat {
  readonly name: string;
  readonly kind: SeatKind;
  readonly level: string | null;
  readonly score: number;
  readonly won: boolean;
  readonly program: boolean;
}

/** A game that I have played; I sat at `seat`. `kept`: it can still be looked at again. Who held several seats played against themselves: such a game does not `count`. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly preset: string;
  readonly seats: readonly PlayedSeat[];
  readonly seat: number;
  readonly started: number;
  readonly ended: number;
  readonly kept: boolean;
  readonly counts: boolean;
}

/** A stretch of my games, the latest first; `total` is how many there are. */
export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly total: number;
}

/** How many games of a kind were played, and how many of them won. */
export interface Share {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

/** How I fare in a game: the best result, the longest row of wins, and more closely. `editions` are presets; `levels` those of the strongest bot, where I was alone with bots; `people` the names of those I have played against most. */
export interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly streak: number;
  readonly editions: readonly Share[];
  readonly levels: readonly Share[];
  readonly people: readonly Share[];
}

/** What the hall knows of me: my figures, my latest games, the seats I hold, my families. */
export interface Chronicle {
  readonly figures: readonly GameFigures[];
  readonly played: PlayedGames;
  readonly seats: readonly SeatKey[];
  readonly families: readonly string[];
}

/** The chronicle is deleted, with so many seats that stood in it. */
export interface ChronicleGone {
  readonly seats: number;
}

/** The records of a stretch of my games, as far as they are kept; `next` is where to go on. */
export interface MyRecords {
  readonly records: readonly GameDocument[];
  readonly next: number | null;
}

/** Belong to a family under a name; without an id it is a new one. */
export interface EnterFamily {
  readonly name: string;
  readonly family?: string | null;
}

/** How somebody fares in a game, as their family sees it. */
export interface FamilyGame {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly streak: number;
}

/** Somebody of a family and how they fare; `me`: it is who asks. */
export interface FamilyMember {
  readonly name: string;
  readonly me: boolean;
  readonly games: readonly FamilyGame[];
}

/** People who share a link and see each other's figures; the id is the link. */
export interface Family {
  readonly id: string;
  readonly members: readonly FamilyMember[];
}

/** I belong to the family no more; so many still do. */
export interface FamilyLeft {
  readonly members: number;
}

/** A record of a finished game from a file, to be looked at in the hall. */
export interface BringRecord {
  readonly record: GameDocument;
}

/** The table that a record became: over, found by its address only, and soon forgotten. */
export interface Brought {
  readonly table: string;
}

/** Who is here, in which language; the first message, and again to change either. Without a token one watches as a spectator. The answer is `welcome`. */
export interface Hello {
  readonly type: 'hello';
  readonly token?: string | null;
  readonly language?: Language;
}

/** Ask for the server's time; `sent` comes back unchanged. */
export interface Ping {
  readonly type: 'ping';
  readonly sent: number;
}

/** A message was missed: answer with `welcome`. */
export interface Resync {
  readonly type: 'resync';
  readonly id: string;
}

/** Carry out an action. In a window, `reaction` is the milliseconds from paint to press. */
export interface Act {
  readonly type: 'act';
  readonly id: string;
  readonly text: string;
  readonly window?: number | null;
  readonly reaction?: number | null;
}

/** Ask what an action would do, and what could be done `then`; answered by `previewed`. Nothing changes. */
export interface Preview {
  readonly type: 'preview';
  readonly id: string;
  readonly text: string;
  readonly then?: boolean;
}

/** Ask for the sentences of legal actions that came without one; answered by `described`. */
export interface Describe {
  readonly type: 'describe';
  readonly id: string;
  readonly texts: readonly string[];
}

/** Ask the strongest bot what it would do here; answered by `hinted`. */
export interface Hint {
  readonly type: 'hint';
  readonly id: string;
}

/** In a lesson: what was to be read has been read. */
export interface NextStep {
  readonly type: 'next_step';
  readonly id: string;
}

/** Let the server pass in windows until this is switched off; it takes its time as people do. */
export interface PassForMe {
  readonly type: 'pass_for_me';
  readonly id: string;
  readonly on: boolean;
}

/** How long bots wait before they act. The host says so where several people sit. */
export interface SetTempo {
  readonly type: 'tempo';
  readonly id: string;
  readonly tempo: 'at_once' | 'brisk' | 'calm';
}

/** Let the bot whose turn it is go on without waiting; for who sits alone with bots. */
export interface Skip {
  readonly type: 'skip';
  readonly id: string;
}

/** Let the game wait while I read something new, or go on; for who sits alone with bots. */
export interface Hold {
  readonly type: 'hold';
  readonly id: string;
  readonly on: boolean;
}

/** Let a bot play my seat until I take it back. */
export interface HandOver {
  readonly type: 'hand_over';
  readonly id: string;
  readonly level: string;
}

/** Play my seat myself again. */
export interface TakeBack {
  readonly type: 'take_back';
  readonly id: string;
}

/** Say something to the table. */
export interface Chat {
  readonly type: 'chat';
  readonly id: string;
  readonly text: string;
}

/** Show a feeling. */
export interface Emote {
  readonly type: 'emote';
  readonly id: string;
  readonly emote: EmoteName;
}

/** Lift a corner of a card without turning it, for all to see: a bluff, no action of the game. `seat` and `place` say which card; it may be anybody's. */
export interface Touch {
  readonly type: 'touch';
  readonly id: string;
  readonly seat: number;
  readonly place: number;
}

/** Change my name. */
export interface Rename {
  readonly type: 'rename';
  readonly id: string;
  readonly name: string;
}

/** Ready to start, or not after all. The nonce is mixed into the deal: send it with `ready`. */
export interface Ready {
  readonly type: 'ready';
  readonly id: string;
  readonly ready: boolean;
  readonly nonce?: string | null;
}

/** Give my seat up: it opens again in the lobby, a bot takes it during a game. */
export interface Leave {
  readonly type: 'leave';
  readonly id: string;
}

/** The same people, bots and options at a new table; `table.next` then names it. */
export interface Rematch {
  readonly type: 'rematch';
  readonly id: string;
}

/** Change what is named. `options` replaces all changes that were made to the preset. `change` sets some options and leaves the other changes alone, `usual` takes changes back. A preset that does not fit the new number of seats gives way to the usual one. */
export interface Configure {
  readonly type: 'configure';
  readonly id: string;
  readonly preset?: string | null;
  readonly options?: GameDocument | null;
  readonly change?: GameDocument | null;
  readonly usual?: readonly string[];
  readonly seats?: number | null;
  readonly pace?: Pace | null;
  readonly public?: boolean | null;
  readonly chat?: boolean | null;
}

/** Who begins: somebody at this table, wherever they will sit. Null: lots are drawn. */
export interface Begins {
  readonly type: 'begins';
  readonly id: string;
  readonly seat?: number | null;
}

/** Seat everybody anew: `order[i]` is the present seat of who will sit at seat i. */
export interface Reorder {
  readonly type: 'reorder';
  readonly id: string;
  readonly order: readonly number[];
}

/** Put a bot on an open seat, or change the level of the bot there. */
export interface AddBot {
  readonly type: 'add_bot';
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** Open a seat: send the bot or the person there away. */
export interface Unseat {
  readonly type: 'unseat';
  readonly id: string;
  readonly seat: number;
}

/** Deal. All seats must be taken and everybody else ready. */
export interface Start {
  readonly type: 'start';
  readonly id: string;
  readonly nonce?: string | null;
}

/** A legal action and its sentence. Long lists come without sentences: ask with `describe`. */
export interface Legal {
  readonly text: string;
  readonly say: string | null;
}

/** Until when the game waits for the seats in `waiting`, and how long that is in all. */
export interface Clock {
  readonly deadline: number;
  readonly seconds: number;
}

/** A reaction window. Paint what opened it at `shown`; it closes at `closes`, or when all pass. `asked` says whether I can still react; whether others can is theirs to know. */
export interface ReactionWindow {
  readonly number: number;
  readonly shown: number;
  readonly closes: number;
  readonly asked: boolean;
}

/** What somebody who learns is told: step `number` `of` all the lesson's, and its sentence. A step `begins` with what others do, `asks` (for one of the legal actions, or to be read), `plays` what follows by itself, and `tells` what it has brought. `next` says whether the step waits to be read: answer with `next_step`, or open the lesson at `next_chapter` where one is named. `marks` are places of the board that the sentence is about. In `free` play everybody does what they like. */
export interface Coaching {
  readonly chapter: number;
  readonly number: number;
  readonly of: number;
  readonly stage: 'asks' | 'begins' | 'plays' | 'tells';
  readonly sentence: string;
  readonly next: boolean;
  readonly next_chapter: number | null;
  readonly marks: readonly string[];
  readonly free: boolean;
}

/** Where the game stands, as this viewer may see it. `view` has the shape of the game's state document; what may not be known is null. `waiting` are the seats the game waits for; it is empty in a window and when the game is over. In a lesson `legal` has only what the present step asks for. */
export interface Position {
  readonly view: GameDocument;
  readonly waiting: readonly number[];
  readonly legal: readonly Legal[];
  readonly clock: Clock | null;
  readonly window: ReactionWindow | null;
  readonly lesson: Coaching | null;
}

/** What came of the last turn, in one sentence; `seat` is whom it names first, if anybody. */
export interface Recap {
  readonly seat: number | null;
  readonly line: string;
}

/** Something somebody said; seat -1 is a spectator. */
export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Who the viewer is: a seat, or -1 for a spectator. */
export interface You {
  readonly seat: number;
  readonly host: boolean;
  readonly pass_for_me: boolean;
}

/** Everything: the table, the position, the end of the log (older entries: GET …/log). `kept` if a bot has had the seat until now because nobody was there. */
export interface Welcome {
  readonly type: 'welcome';
  readonly seq: number;
  readonly time: number;
  readonly you: You;
  readonly table: TableInfo;
  readonly position: Position | null;
  readonly log: readonly LogEntry[];
  readonly recap: Recap | null;
  readonly chat: readonly ChatLine[];
  readonly kept: boolean;
}

/** Seats or options changed. */
export interface TableChanged {
  readonly type: 'table';
  readonly seq: number;
  readonly you: You;
  readonly table: TableInfo;
}

/** The game went on: the new position, and what happened. `hurried` is the seat whose clock had run out, if the hall has acted for it. */
export interface Update {
  readonly type: 'update';
  readonly seq: number;
  readonly time: number;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  readonly recap: Recap | null;
  readonly hurried: number | null;
}

/** The command was carried out, and written down. */
export interface Accepted {
  readonly type: 'accepted';
  readonly seq: number;
  readonly id: string;
}

/** The command (or, without an id, the message) was refused and changed nothing. */
export interface RefusalMessage {
  readonly type: 'refused';
  readonly seq: number;
  readonly id: string | null;
  readonly code: string;
  readonly sentence: string;
}

/** What an action would do: the view after it, null where that depends on hidden things. `then` is what could be done next, if that was asked and depends on nothing hidden. An illegal action has the reason instead, and no view; `against` names the places of the table that it breaks a rule at, as far as the game tells them. */
export interface Previewed {
  readonly type: 'previewed';
  readonly seq: number;
  readonly id: string;
  readonly text: string;
  readonly legal: boolean;
  readonly code: string | null;
  readonly sentence: string | null;
  readonly certain: boolean;
  readonly view: GameDocument | null;
  readonly log: readonly LogEntry[];
  readonly then: readonly string[];
  readonly against: readonly string[];
}

/** The sentences that were asked for, in the same order. */
export interface Described {
  readonly type: 'described';
  readonly seq: number;
  readonly id: string;
  readonly legal: readonly Legal[];
}

/** An action a strong bot considered: why it is a good idea, and its chance to win. */
export interface Advice {
  readonly text: string;
  readonly say: string;
  readonly why: readonly string[];
  readonly chance: number;
}

/** The strongest bot's best actions, best first, from what this seat may know. The verdict says in a sentence how much it matters which of them is chosen. */
export interface Hinted {
  readonly type: 'hinted';
  readonly seq: number;
  readonly id: string;
  readonly verdict: string;
  readonly advice: readonly Advice[];
}

/** Somebody said something. */
export interface Said {
  readonly type: 'said';
  readonly seq: number;
  readonly line: ChatLine;
}

/** Somebody shows a feeling. */
export interface Emoted {
  readonly type: 'emoted';
  readonly seq: number;
  readonly seat: number;
  readonly name: string;
  readonly emote: EmoteName;
}

/** Somebody lifts a corner of a card: the one at a place of the `owner`'s table. */
export interface Touched {
  readonly type: 'touched';
  readonly seq: number;
  readonly seat: number;
  readonly name: string;
  readonly owner: number;
  readonly place: number;
}

/** The server's time, and what `ping` sent. */
export interface Pong {
  readonly type: 'pong';
  readonly seq: number;
  readonly sent: number;
  readonly time: number;
}

/** The last message on this socket, and why; `retry` says whether to come back. */
export interface Closing {
  readonly type: 'closing';
  readonly seq: number;
  readonly code: string;
  readonly sentence: string;
  readonly retry: boolean;
}

/** A decision that cost its seat a share of the win: what was played, and what was better. It was made after `ply` actions. Chances are those of the seat, as far as it could know. `why` speaks for the better action, `instead` tells what followed from what was played, `recalled` what the seat had seen and acted against; all of it is said to who sat there. No `better` is to let the others go on. */
export interface CoachMoment {
  readonly ply: number;
  readonly seat: number;
  readonly played: string;
  readonly played_say: string;
  readonly better: string;
  readonly better_say: string;
  readonly played_chance: number;
  readonly better_chance: number;
  readonly loss: number;
  readonly why: readonly string[];
  readonly instead: readonly string[];
  readonly recalled: readonly string[];
}

/** Where a seat's share of the win came from: `result` is the sum of the four others. `own` is what its own mistakes cost it, `others` what those of others brought it. */
export interface WinShare {
  readonly start: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
  readonly result: number;
}

/** A hidden card that a seat had seen: whose, where (-1: in a hand), which, and how long. It was known from after `start` actions to before `end` of them. */
export interface SeenSpan {
  readonly seat: number;
  readonly owner: number;
  readonly place: number;
  readonly card: string;
  readonly start: number;
  readonly end: number;
}

/** A race: everybody who reacted, the fastest first; it led to the action after `ply` others. */
export interface RaceAgain {
  readonly ply: number;
  readonly say: string;
  readonly runners: readonly Raced[];
}

/** What the coach has read in a finished game, the same for everybody. `done` is the share of it that is read. `curve` has the chance of each seat after every action, `moments` what mattered most, `slips` where somebody acted against what they had seen, `seen` what each seat knew of hidden cards. */
export interface Analysis {
  readonly stage: ReadingStage;
  readonly done: number;
  readonly names: readonly string[];
  readonly curve: readonly (readonly number[])[];
  readonly moments: readonly CoachMoment[];
  readonly luck: readonly WinShare[];
  readonly slips: readonly CoachMoment[];
  readonly seen: readonly SeenSpan[];
  readonly races: readonly RaceAgain[];
}

/** A private table that goes on from a finished game after `ply` actions, all secrets as then. Who asks has `seat`, bots of `level` have the others. It is counted nowhere. */
export interface OpenExercise {
  readonly table: string;
  readonly ply: number;
  readonly seat: number;
  readonly name: string;
  readonly level?: string;
  readonly language?: Language;
}

/** How many puzzles there are of each game. */
export interface PuzzleShelf {
  readonly games: Readonly<Record<string, number>>;
}

/** A moment of a game: what its seat sees, and all it may do. One thing wins most. `recalled` is what the seat has seen of hidden cards. */
export interface Puzzle {
  readonly game: string;
  readonly number: number;
  readonly of: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly facts: Readonly<Record<string, number>>;
  readonly view: GameDocument;
  readonly legal: readonly Legal[];
  readonly recalled: readonly string[];
}

/** What somebody would do. */
export interface SolvePuzzle {
  readonly text: string;
}

/** Whether it was the best, what is, and why; chances are of the best and of the next. */
export interface PuzzleSolved {
  readonly right: boolean;
  readonly best: string;
  readonly best_say: string;
  readonly chance: number;
  readonly next: number;
  readonly why: readonly string[];
}

/** Everything a browser may send. */
export type ClientMessage =
  | Hello
  | Ping
  | Resync
  | Act
  | Preview
  | Describe
  | Hint
  | NextStep
  | PassForMe
  | SetTempo
  | Skip
  | Hold
  | HandOver
  | TakeBack
  | Chat
  | Emote
  | Touch
  | Rename
  | Ready
  | Leave
  | Rematch
  | Configure
  | Begins
  | Reorder
  | AddBot
  | Unseat
  | Start;

/** Everything the server sends. */
export type ServerMessage =
  | Welcome
  | TableChanged
  | Update
  | Accepted
  | RefusalMessage
  | Previewed
  | Described
  | Hinted
  | Said
  | Emoted
  | Touched
  | Pong
  | Closing;
