/**
 * The link to one table. It keeps itself open: it comes back after a cut, notices missed messages,
 * sends unanswered commands again under the same id, and keeps the clock.
 */
import type {
  Accepted,
  ClientMessage,
  Closing,
  Described,
  Hello,
  Hinted,
  Previewed,
  RefusalMessage,
  ServerMessage,
} from '../wire';
import { ServerClock } from './clock';
import { commandId } from './ids';

export type LinkState = 'connecting' | 'open' | 'cut' | 'closed';

/** What answers a command. */
export type Answer = Accepted | RefusalMessage | Previewed | Described | Hinted;

/** A command without its id; the link gives it one. */
export type Command = Distribute<Extract<ClientMessage, { readonly id: string }>>;
type Distribute<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export interface LinkEnds {
  readonly url: string;
  /** Asked anew at every connection. */
  readonly hello: () => Omit<Hello, 'type'>;
  /** Everything but answers, in order and without gaps. */
  readonly onmessage: (message: ServerMessage) => void;
  readonly onstate: (state: LinkState, closing?: Closing) => void;
  /** For tests. */
  readonly connect?: (url: string) => WebSocket;
}

interface Pending {
  readonly message: ClientMessage & { readonly id: string };
  /** Questions are forgotten when the link is cut; commands are sent again. */
  readonly lasting: boolean;
  readonly answer: (answer: Answer | null) => void;
}

const QUESTIONS: ReadonlySet<string> = new Set(['preview', 'describe', 'hint']);
const PING_EVERY = 8_000;
const SILENCE = 20_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

export class Link {
  readonly clock = new ServerClock();
  readonly #ends: LinkEnds;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #state: LinkState = 'connecting';
  #seq = 0;
  #inStep = false;
  #failures = 0;
  #heardAt = 0;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#retryNow();
  };

  constructor(ends: LinkEnds) {
    this.#ends = ends;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Sends a command and waits for its answer; null when a question was lost with the link. */
  ask(command: Command): Promise<Answer | null> {
    const message = { ...command, id: commandId() } as Pending['message'];
    const lasting = !QUESTIONS.has(message.type);
    if (this.#state === 'closed' || (!lasting && !this.#inStep)) return Promise.resolve(null);
    return new Promise((answer) => {
      this.#pending.set(message.id, { message, lasting, answer });
      if (this.#inStep) this.#send(message);
    });
  }

  /** Says hello again: another language, another seat. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#send({ type: 'hello', ...this.#ends.hello() });
  }

  close(): void {
    this.#become('closed');
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retrying);
    this.#drop();
    this.#forget(() => true);
  }

  #connect(): void {
    this.#drop();
    const socket = this.#ends.connect?.(this.#ends.url) ?? new WebSocket(this.#ends.url);
    this.#socket = socket;
    this.#seq = 0;
    this.#heardAt = performance.now();
    socket.onopen = () => {
      this.greet();
      this.#ping();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => this.#cut();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  #hear(data: string): void {
    this.#heardAt = performance.now();
    const message = JSON.parse(data) as ServerMessage;
    const missed = message.seq !== this.#seq + 1;
    this.#seq = message.seq;
    if (missed && this.#inStep && message.type !== 'welcome') {
      this.#inStep = false;
      this.#send({ type: 'resync', id: commandId() });
    }
    if (message.type === 'welcome') this.#welcome(message.time);
    else if (message.type === 'pong') return this.clock.pong(message.sent, message.time);
    else if (message.type === 'closing') return this.#closing(message);
    if (isAnswer(message)) {
      const asked = message.id === null ? undefined : this.#pending.get(message.id);
      // What was lost with a gap comes again with the welcome; its answer still counts.
      if (message.id !== null) this.#pending.delete(message.id);
      if (asked) asked.answer(message);
      else if (message.type === 'refused') this.#ends.onmessage(message);
      return;
    }
    if (this.#inStep) this.#ends.onmessage(message);
  }

  /** Everything is known again: what was not answered is sent once more. */
  #welcome(time: number): void {
    this.clock.heard(time);
    const again = !this.#inStep;
    this.#inStep = true;
    this.#failures = 0;
    this.#become('open');
    if (again) for (const { message } of this.#pending.values()) this.#send(message);
  }

  #closing(closing: Closing): void {
    if (closing.retry) return;
    this.close();
    this.#ends.onstate('closed', closing);
  }

  #cut(): void {
    if (this.#state === 'closed') return;
    this.#drop();
    this.#forget((pending) => !pending.lasting);
    this.#become('cut');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    clearTimeout(this.#retrying);
    // A little chance keeps a whole hall from coming back in the same instant.
    this.#retrying = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #retryNow(): void {
    if (this.#state !== 'cut') return this.#ping();
    clearTimeout(this.#retrying);
    this.#failures = 0;
    this.#connect();
  }

  /** Asks for the time; a link that stays silent is taken for cut. */
  #ping(): void {
    if (this.#state === 'closed' || !this.#socket) return;
    if (performance.now() - this.#heardAt > SILENCE) return this.#cut();
    if (this.#socket.readyState === WebSocket.OPEN && this.#seq > 0)
      this.#send({ type: 'ping', sent: performance.now() });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearInterval(this.#pinging);
    this.#inStep = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #forget(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.answer(null);
    }
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#ends.onstate(state);
  }
}

function isAnswer(message: ServerMessage): message is Answer {
  return (
    message.type === 'accepted' ||
    message.type === 'refused' ||
    message.type === 'previewed' ||
    message.type === 'described' ||
    message.type === 'hinted'
  );
}

/** The address of a table's socket on this page's own server. */
export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}
