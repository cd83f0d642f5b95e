/** What is found by its words. */
export interface Indexed {
  readonly id: string;
  /** The words of the title, a blank between, by `titleOrder`: what is found lies in this order. */
  readonly title: string;
  /** All its words, those of the title too. */
  readonly words: readonly string[];
  /** What finds it as a whole only. */
  readonly codes: readonly string[];
}

/** The order in which things are found. */
export function byTitle(one: Indexed, other: Indexed): number {
  if (one.title !== other.title) return one.title < other.title ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Places in a sorted list: from the first up to before the second. */
type Range = readonly [from: number, to: number];

/** A part of a word index: sorted words, and for each word the places of the entries that have it. */
export class Segment<Entry extends Indexed> {
  readonly #entries: Entry[];
  readonly #placeOf: Map<string, number>;
  /** 1 where an entry has been taken out. */
  readonly #gone: Uint8Array;
  readonly #words: string[];
  /** Of the words without a figure or mark: the others are never misspelt. */
  readonly #plain: Uint16Array;
  /** Where the places of a word begin; those of the next one begin where they end. */
  readonly #starts: Uint32Array;
  readonly #places: Uint16Array;
  /** The places of a code. */
  readonly #coded: Map<string, number[]>;
  /** How many of the sought words an entry has. */
  readonly #hits: Uint8Array;

  constructor(entries: readonly Entry[]) {
    this.#entries = [...entries].sort(byTitle);
    this.#placeOf = new Map(this.#entries.map(({ id }, place) => [id, place]));
    this.#gone = new Uint8Array(entries.length);
    this.#hits = new Uint8Array(entries.length);
    const places = placesBy(this.#entries, ({ words }) => words);
    this.#coded = placesBy(this.#entries, ({ codes }) => codes);
    this.#words = [...places.keys()].sort();
    this.#plain = Uint16Array.from([...this.#words.keys()].filter((at) => isPlain(this.#words[at] ?? '')));
    this.#starts = new Uint32Array(this.#words.length + 1);
    let end = 0;
    for (const [at, word] of this.#words.entries()) {
      end += places.get(word)?.length ?? 0;
      this.#starts[at + 1] = end;
    }
    this.#places = new Uint16Array(end);
    for (const [at, word] of this.#words.entries())
      this.#places.set(places.get(word) ?? [], this.#starts[at]);
  }

  get size(): number {
    return this.#placeOf.size;
  }

  get(id: string): Entry | undefined {
    const place = this.#placeOf.get(id);
    return place === undefined ? undefined : this.#entries[place];
  }

  remove(id: string): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#gone[place] = 1;
    this.#placeOf.delete(id);
  }

  living(): Entry[] {
    return [...this.where(() => true)];
  }

  /** One after the other, as below: of most segments only the first few are asked for. */
  *where(holds: (entry: Entry) => boolean): Generator<Entry> {
    for (const [place, entry] of this.#entries.entries())
      if (this.#gone[place] === 0 && holds(entry)) yield entry;
  }

  /** @param beginnings of titles, in order */
  *beginningWith(beginnings: readonly string[]): Generator<Entry> {
    let place = 0;
    for (const beginning of beginnings) {
      place = firstNotBefore(this.#entries, beginning, ({ title: own }) => own, place);
      for (; ; place += 1) {
        const entry = this.#entries[place];
        if (!entry?.title.startsWith(beginning)) break;
        if (this.#gone[place] === 0) yield entry;
      }
    }
  }

  withCode(code: string): Entry[] {
    return (this.#coded.get(code) ?? []).flatMap((place) =>
      this.#gone[place] === 0 ? (this.#entries[place] ?? []) : [],
    );
  }

  withWords(sought: readonly string[]): Iterable<Entry> {
    return this.#having(sought.map((word) => [this.#beginning(word)]));
  }

  withWordsLike(
    sought: readonly string[],
    isLike: (typed: string, word: string) => boolean,
  ): Iterable<Entry> {
    return this.#having(sought.map((typed) => [this.#beginning(typed), ...this.#alike(typed, isLike)]));
  }

  /** The words that begin with this. */
  #beginning(word: string): Range {
    const from = firstNotBefore(this.#words, word, (own) => own);
    let to = from;
    while (this.#words[to]?.startsWith(word)) to += 1;
    return [from, to];
  }

  #alike(typed: string, isLike: (typed: string, word: string) => boolean): Range[] {
    const found: Range[] = [];
    for (const at of this.#plain) {
      if (isLike(typed, this.#words[at] ?? '')) found.push([at, at + 1]);
    }
    return found;
  }

  /** Entries that have a word out of each of these groups. */
  #having(groups: readonly (readonly Range[])[]): Iterable<Entry> {
    if (groups.some((ranges) => ranges.every(([from, to]) => from === to))) return [];
    this.#hits.fill(0);
    for (const [group, ranges] of groups.entries()) for (const range of ranges) this.#hit(range, group);
    return this.#hitBy(groups.length);
  }

  /** One after the other, until this segment is searched again. */
  *#hitBy(groups: number): Generator<Entry> {
    for (let place = 0; place < this.#entries.length; place += 1) {
      const entry =
        this.#hits[place] === groups && this.#gone[place] === 0 ? this.#entries[place] : undefined;
      if (entry) yield entry;
    }
  }

  /** Counts one for each entry that has a word of the range, and one of each group before. */
  #hit([from, to]: Range, before: number): void {
    const end = this.#starts[to] ?? 0;
    for (let at = this.#starts[from] ?? 0; at < end; at += 1) {
      const place = this.#places[at] ?? 0;
      if (this.#hits[place] === before) this.#hits[place] = before + 1;
    }
  }
}

function isPlain(word: string): boolean {
  return !/[0-9=]/.test(word);
}

function placesBy<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => readonly string[],
): Map<string, number[]> {
  const byText = new Map<string, number[]>();
  for (const [place, entry] of entries.entries()) {
    for (const text of textsOf(entry)) {
      const places = byText.get(text);
      if (!places) byText.set(text, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }
  return byText;
}

/** The first place in a sorted list, from one on, whose text does not come before this one. */
function firstNotBefore<Item>(
  sorted: readonly Item[],
  text: string,
  textOf: (item: Item) => string,
  first = 0,
): number {
  const next = sorted[first];
  if (next === undefined || textOf(next) >= text) return first;
  let from = first + 1;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = sorted[middle];
    if (item !== undefined && textOf(item) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
