/** Where one is in the hall: addresses of pages, both ways, without reloading. */

export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'replay'; readonly table: string }
  | { readonly page: 'record' }
  | { readonly page: 'puzzles'; readonly game: string | null }
  | { readonly page: 'mine' }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined && parts.length === 2)
    return { page: 'table', table: second };
  if (first === 't' && second !== undefined && third === 'replay' && parts.length === 3)
    return { page: 'replay', table: second };
  if (first === 'replay' && parts.length === 1) return { page: 'record' };
  if (first === 'puzzles' && parts.length <= 2) return { page: 'puzzles', game: second ?? null };
  if (first === 'mine' && parts.length === 1) return { page: 'mine' };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', game: second ?? null };
  if (first === 'about' && parts.length === 1) return { page: 'about' };
  return { page: 'nowhere' };
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

export function replayPath(table: string, at?: number, seat?: number): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (seat !== undefined) query.set('seat', String(seat));
  const asked = query.toString();
  return `${tablePath(table)}/replay${asked ? `?${asked}` : ''}`;
}

/** The replay of a game, with what the coach has to say about it. */
export function coachPath(table: string): string {
  return `${tablePath(table)}/replay?coach=1`;
}

export function puzzlesPath(game: string): string {
  return `/puzzles/${encodeURIComponent(game)}`;
}

export function rulesPath(game: string): string {
  return `/rules/${encodeURIComponent(game)}`;
}

class Router {
  #path = $state(location.pathname);
  /** How many pages of this visit lie behind. */
  #behind = 0;

  readonly place = $derived(placeOf(this.#path));

  start(): void {
    window.addEventListener('popstate', () => {
      this.#behind = Math.max(0, this.#behind - 1);
      this.#path = location.pathname;
    });
    document.addEventListener('click', (event) => this.#followLink(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#behind++;
    this.#path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** Changes the address of the page one is on. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#path = location.pathname;
  }

  /** To the page before, or to the hall for whoever came by a link. */
  back(): void {
    if (this.#behind > 0) history.back();
    else this.go('/');
  }

  /** Ordinary links within the hall do not reload it. */
  #followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
