import type { Chance } from './chance.ts';

/** What a line is like for a while. */
export type Weather = 'fine' | 'down' | 'bad';

/** What becomes of a request on a bad line. */
const fates = {
  pass: 4,
  cut: 2,
  lose_reply: 3,
  /** Who asked has gone while the server works. */
  give_up: 2,
  error: 1,
  gateway: 1,
  portal: 1,
  too_large: 1,
} as const;

/** A line between a device and the real server, which does to requests what lines do. */
export class FaultyLine {
  weather: Weather = 'fine';
  readonly #url: string;
  readonly #chance: Chance;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(url: string, chance: Chance) {
    this.#url = url.replace('localhost', '127.0.0.1');
    this.#chance = chance;
  }

  readonly fetch: typeof fetch = async (path, init) => {
    const fate =
      this.weather === 'fine' ? 'pass' : this.weather === 'down' ? 'cut' : this.#chance.weighed(fates);
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    if (fate === 'error') return Response.json({ code: 500, message: 'No' }, { status: 500 });
    if (fate === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (fate === 'portal') return new Response('<form>Your room number</form>', { status: 200 });
    if (fate === 'too_large') return new Response('<h1>Too large</h1>', { status: 413 });
    const url = `${this.#url}${String(path)}`;
    if (fate === 'pass') return fetch(url, init ?? {});
    const heard = fetch(url, { ...init, signal: null }).then((answer) => answer.text());
    this.#underWay.add(heard);
    heard.catch(() => {}).finally(() => this.#underWay.delete(heard));
    if (fate === 'lose_reply') await heard;
    throw new TypeError('Failed to fetch');
  };

  /** Waits for what the server is still doing though nobody waits for its answer. */
  async whenQuiet(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
  }
}
