import TinyQueue from 'tinyqueue';
import { orderedBeginnings } from './title-order.ts';
import { byTitle, type Indexed, Segment } from './word-segment.ts';

/** So many are indexed in one go: a slice that no frame waits for. */
export const sliceSize = 250;

/**
 * Finds things by the beginnings of words, in slices that are each sorted for themselves: adding some never sorts the rest again.
 * What is found comes in the order of titles.
 */
export class WordIndex<Entry extends Indexed> {
  #segments: Segment<Entry>[] = [];
  readonly #segmentOf = new Map<string, Segment<Entry>>();

  get size(): number {
    return this.#segmentOf.size;
  }

  get(id: string): Entry | undefined {
    return this.#segmentOf.get(id)?.get(id);
  }

  /** Adds these, and takes out what had their ids before. */
  put(entries: readonly Entry[]): void {
    this.remove(entries.map(({ id }) => id));
    const last = this.#segments.at(-1);
    const isOpen = last !== undefined && last.size < sliceSize;
    const all = isOpen ? [...last.living(), ...entries] : entries;
    if (isOpen) this.#segments.pop();
    for (let at = 0; at < all.length; at += sliceSize) this.#add(all.slice(at, at + sliceSize));
  }

  remove(ids: readonly string[]): void {
    const touched = new Set<Segment<Entry>>();
    for (const id of ids) {
      const segment = this.#segmentOf.get(id);
      if (!segment) continue;
      segment.remove(id);
      this.#segmentOf.delete(id);
      touched.add(segment);
    }
    for (const segment of touched) {
      // One that was merged into another a moment ago lies in that one now.
      if (segment.size > sliceSize / 2 || !this.#segments.includes(segment)) continue;
      const left = segment.living();
      this.#segments = this.#segments.filter((other) => other !== segment);
      if (left.length > 0) this.#mergeIntoLast(left);
    }
  }

  /** Those whose title begins with this. */
  beginningWith(title: string, limit: number): Entry[] {
    const beginnings = orderedBeginnings(title);
    return this.#first(limit, (segment) => segment.beginningWith(beginnings));
  }

  /** Those that have each of these words by its beginning. */
  withWords(sought: readonly string[], limit: number): Entry[] {
    return this.#first(limit, (segment) => segment.withWords(sought));
  }

  /** The same, where a word may also be one that is alike; empty where no other word is. */
  withWordsLike(
    sought: readonly string[],
    isLike: (typed: string, word: string) => boolean,
    limit: number,
  ): Entry[] {
    return this.#first(limit, (segment) => segment.withWordsLike(sought, isLike));
  }

  /** Those that have this very code. */
  withCode(code: string): Entry[] {
    return this.#segments.flatMap((segment) => segment.withCode(code));
  }

  /** Those of which this holds. */
  where(holds: (entry: Entry) => boolean, limit: number): Entry[] {
    return this.#first(limit, (segment) => segment.where(holds));
  }

  #add(entries: readonly Entry[]): void {
    const segment = new Segment(entries);
    this.#segments.push(segment);
    for (const { id } of entries) this.#segmentOf.set(id, segment);
  }

  #mergeIntoLast(entries: readonly Entry[]): void {
    const last = this.#segments.at(-1);
    const fits = last !== undefined && last.size + entries.length <= sliceSize;
    if (fits) this.#segments.pop();
    this.#add(fits ? [...last.living(), ...entries] : entries);
  }

  /** Each segment finds its own in order; the first of all of them. */
  #first(limit: number, find: (segment: Segment<Entry>) => Iterable<Entry>): Entry[] {
    const heads = new TinyQueue<Head<Entry>>([], (one, other) => byTitle(one.entry, other.entry));
    for (const segment of this.#segments) pushNext(heads, find(segment)[Symbol.iterator]());
    const first: Entry[] = [];
    for (let head = heads.pop(); head && first.length < limit; head = heads.pop()) {
      first.push(head.entry);
      pushNext(heads, head.rest);
    }
    return first;
  }
}

/** What comes next of a segment, and what comes after that. */
interface Head<Entry> {
  readonly entry: Entry;
  readonly rest: Iterator<Entry>;
}

function pushNext<Entry>(heads: TinyQueue<Head<Entry>>, rest: Iterator<Entry>): void {
  const next = rest.next();
  if (!next.done) heads.push({ entry: next.value, rest });
}
