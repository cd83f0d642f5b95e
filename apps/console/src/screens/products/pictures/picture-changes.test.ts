import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureChanges } from './picture-changes.ts';
import type { Arrangement, SavedPicture } from './picture-tiles.ts';

interface Sending {
  name: string;
  end: (failure?: Error) => void;
  progress: (share: number) => void;
  signal: AbortSignal;
}

let saved: SavedPicture[];
let sending: Sending[];
let arranged: Arrangement[];
let refusal: Error | null;
let refused: unknown[];
let count: number;

const picture = (id: string, more: Partial<SavedPicture> = {}): SavedPicture => ({
  ...{ id, altText: '', small: `${id}.small`, large: `${id}.large`, variantIds: [] },
  ...more,
});

/** A server that keeps what it is told. */
function aChanges(productId: string | null): PictureChanges {
  return new PictureChanges(
    {
      upload: (_, file, { onProgress, signal }) =>
        new Promise((resolve, reject) => {
          const end = (failure?: Error) => {
            if (failure) return reject(failure);
            saved = [...saved, picture(`image of ${file.name}`)];
            resolve({ imageId: `image of ${file.name}`, pictures: saved });
          };
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          sending.push({ name: file.name, end, progress: onProgress, signal });
        }),
      arrange: async (_, arrangement) => {
        arranged.push(arrangement);
        if (refusal) throw refusal;
        const named = arrangement.images.map(({ id, alt_text, variant_ids }) =>
          picture(id, {
            altText: alt_text,
            variantIds: variant_ids ?? saved.find((known) => known.id === id)?.variantIds ?? [],
          }),
        );
        const known = new Set(named.map(({ id }) => id));
        const others = saved.filter(({ id }) => !known.has(id) && !arrangement.removed.includes(id));
        saved = [...named, ...others];
        return saved;
      },
      onRefused: (error) => refused.push(error),
      sentenceOf: (error) => (error as Error).message,
      newKey: () => `key ${++count}`,
      addressOf: (file) => `blob:${file.name}`,
      forget: () => {},
    },
    productId,
  );
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const fine = () => undefined;
const names = (changes: PictureChanges) =>
  changes.tiles().map(({ imageId, upload }) => imageId ?? upload?.file.name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  saved = [];
  sending = [];
  arranged = [];
  refusal = null;
  refused = [];
  count = 0;
});

describe('files that are added', () => {
  it('are sent two at a time, and stand in the order in which they were dropped', async () => {
    const changes = aChanges('product');
    changes.add(['a', 'b', 'c'].map(file), fine);
    expect(sending.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(changes.hasUnsaved()).toBe(true);
    sending[1]?.end();
    await settled();
    expect(sending.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    sending[2]?.end();
    sending[0]?.progress(0.4);
    expect(changes.tiles()[0]?.upload).toMatchObject({ state: 'sending', share: 0.4 });
    sending[0]?.end();
    await settled();
    expect(saved.map(({ id }) => id)).toEqual(['image of a', 'image of b', 'image of c']);
    expect(names(changes)).toEqual(['image of a', 'image of b', 'image of c']);
    expect(changes.hasUnsaved()).toBe(false);
  });

  it('say why one failed, and can be sent again', async () => {
    const changes = aChanges('product');
    changes.add([file('a'), file('b.svg')], ({ name }) => (name === 'b.svg' ? 'Use a JPEG.' : undefined));
    expect(changes.tiles()[1]?.upload).toMatchObject({
      state: 'failed',
      problem: 'Use a JPEG.',
      canRetry: false,
    });
    sending[0]?.end(new Error('Network Error'));
    await settled();
    expect(changes.tiles()[0]?.upload).toMatchObject({
      state: 'failed',
      problem: 'Network Error',
      canRetry: true,
    });
    changes.retry('key 1');
    sending[1]?.end();
    await settled();
    expect(names(changes)).toEqual(['image of a', 'b.svg']);
    expect(changes.hasUnsaved()).toBe(false);
  });

  it('wait for the product that they belong to, with its variants', async () => {
    const changes = aChanges(null);
    changes.add([file('a'), file('b')], fine);
    changes.move('key 2', 0);
    changes.describe('key 1', ' From above ');
    changes.showOn('key 2', ['red', 'gone']);
    changes.settle();
    expect(sending).toEqual([]);
    changes.open('product', (key) => (key === 'red' ? 'variant 7' : undefined));
    for (const { end } of sending) end();
    await settled();
    expect(saved).toMatchObject([
      { id: 'image of b', altText: '', variantIds: ['variant 7'] },
      { id: 'image of a', altText: 'From above' },
    ]);
  });

  it('that are too large once they are seen are not sent to the end', async () => {
    const changes = aChanges('product');
    changes.add([file('a')], fine);
    changes.refuse('key 1', 'Too many pixels.');
    expect(sending[0]?.signal.aborted).toBe(true);
    await settled();
    expect(changes.tiles()[0]?.upload).toMatchObject({ state: 'failed', problem: 'Too many pixels.' });
  });
});

describe('pictures that are there', () => {
  const changes = () => {
    saved = [picture('one', { variantIds: ['red'] }), picture('two'), picture('three')];
    const made = aChanges('product');
    made.follow(saved);
    return made;
  };

  it('are moved, and only what differs is told about variants', async () => {
    const made = changes();
    made.move('three', 0);
    expect(arranged).toEqual([]);
    made.settle();
    await settled();
    expect(arranged).toEqual([
      { images: ['three', 'one', 'two'].map((id) => ({ id, alt_text: '' })), removed: [] },
    ]);
    made.settle();
    await settled();
    expect(arranged).toHaveLength(1);
  });

  it('are given to variants, of which each shows one', async () => {
    const made = changes();
    made.giveTo('two', 'red');
    await settled();
    expect(made.tiles().map(({ variantIds }) => variantIds)).toEqual([[], ['red'], []]);
    expect(arranged[0]?.images).toMatchObject([{ variant_ids: [] }, { variant_ids: ['red'] }, {}]);
    made.giveTo(null, 'red');
    await settled();
    expect(made.tiles().some(({ variantIds }) => variantIds.length > 0)).toBe(false);
  });

  it('are taken away and put back, with their variants', async () => {
    const made = changes();
    const undo = made.remove('one');
    await settled();
    expect(saved.map(({ id }) => id)).toEqual(['two', 'three']);
    undo();
    await settled();
    expect(saved).toMatchObject([{ id: 'one', variantIds: ['red'] }, { id: 'two' }, { id: 'three' }]);
  });

  it('show what somebody else adds meanwhile', async () => {
    const made = changes();
    saved = [...saved, picture('four')];
    made.move('two', 0);
    made.settle();
    await settled();
    expect(names(made)).toEqual(['two', 'one', 'three', 'four']);
    expect(arranged).toHaveLength(1);
    saved = [picture('four')];
    made.follow(saved);
    expect(names(made)).toEqual(['four']);
  });

  it('stand again as the server has them when a change was refused', async () => {
    const made = changes();
    const listener = vi.fn();
    made.subscribe(listener);
    refusal = new Error('One of these pictures no longer exists');
    made.remove('two');
    await settled();
    expect(names(made)).toEqual(['one', 'two', 'three']);
    expect(refused).toEqual([refusal]);
    expect(made.hasUnsaved()).toBe(false);
    expect(listener).toHaveBeenCalled();
  });
});
