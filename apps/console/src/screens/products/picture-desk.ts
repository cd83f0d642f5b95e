/** A picture as the server shows it. */
export interface SavedPicture {
  id: string;
  altText: string;
  small: string;
  large: string;
  /** The variants that show it. */
  variantIds: readonly string[];
}

/** How a file fares that the server does not have yet. */
export interface PictureUpload {
  readonly file: File;
  /** `kept` until the product is there. */
  readonly state: 'kept' | 'waiting' | 'sending' | 'failed';
  /** Sent so far, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly problem: string | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
}

/** A picture on the page: saved, or on its way. */
export interface PictureTile extends Omit<SavedPicture, 'id'> {
  readonly key: string;
  /** Null until the server has it. */
  readonly imageId: string | null;
  readonly upload: PictureUpload | null;
}

/** What is sent when pictures are moved, described, given to variants or taken away. */
export interface Arrangement {
  images: { id: string; alt_text: string; variant_ids?: string[] }[];
  removed: string[];
}

/** The outside of the desk; `upload` rejects with a sentence for a person. */
export interface PictureCalls {
  upload(
    productId: string,
    file: File,
    options: { idempotencyKey: string; onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<{ imageId: string; pictures: SavedPicture[] }>;
  arrange(productId: string, arrangement: Arrangement): Promise<SavedPicture[]>;
  /** A new arrangement was refused; the desk shows again what the server showed last. */
  onRefused(error: unknown): void;
  sentenceOf(error: unknown): string;
  newKey(): string;
  addressOf(file: File): string;
  forget(address: string): void;
}

const atOnce = 2;

/**
 * The pictures of one product while somebody works on them: what the server shows, and over it what was done here. Files go
 * two at a time; once none is on its way, order, texts and removals follow in one call.
 */
export class PictureDesk {
  #calls: PictureCalls;
  #productId: string | null;
  #tiles: readonly PictureTile[] = [];
  #server: readonly SavedPicture[] = [];
  #removed = new Set<string>();
  #sending = new Map<string, AbortController>();
  #isArranging = false;
  #listeners = new Set<() => void>();

  /** @param productId null while the product is not saved: files are kept until `open` */
  constructor(calls: PictureCalls, productId: string | null) {
    this.#calls = calls;
    this.#productId = productId;
  }

  tiles = (): readonly PictureTile[] => this.#tiles;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  /** Whether leaving would lose something. */
  hasUnsaved = (): boolean => {
    return (
      this.#isArranging || this.#isChanged() || this.#tiles.some(({ upload }) => upload && isWanted(upload))
    );
  };

  /** The server shows this now. Whatever is being done here is stronger until it is saved. */
  follow(pictures: readonly SavedPicture[]): void {
    if (this.#isArranging || this.#sending.size > 0 || this.#isChanged()) return;
    this.#adopt(pictures);
  }

  /**
   * Puts files after the pictures that are there.
   * @param problemOf why a file need not be sent
   */
  add(files: readonly File[], problemOf: (file: File) => string | undefined): void {
    const added = files.map((file): PictureTile => {
      const problem = problemOf(file) ?? null;
      const address = this.#calls.addressOf(file);
      return {
        key: this.#calls.newKey(),
        imageId: null,
        ...{ altText: '', small: address, large: address, variantIds: [] },
        upload: {
          file,
          state: problem ? 'failed' : this.#productId ? 'waiting' : 'kept',
          share: 0,
          problem,
          canRetry: false,
        },
      };
    });
    this.#show([...this.#tiles, ...added]);
    this.#pump();
  }

  /** The file of this picture cannot be used, as its size in pixels shows. */
  refuse(key: string, problem: string): void {
    this.#sending.get(key)?.abort();
    this.#patchUpload(key, { state: 'failed', problem, canRetry: false });
  }

  retry(key: string): void {
    this.#patchUpload(key, { state: this.#productId ? 'waiting' : 'kept', share: 0, problem: null });
    this.#pump();
  }

  /** Puts a picture into this place among those that have not failed. */
  move(key: string, place: number): void {
    const tile = this.#find(key);
    if (!tile) return;
    const others = this.#tiles.filter((other) => other.key !== key);
    const standing = others.filter(({ upload }) => upload?.state !== 'failed');
    const failed = others.filter(({ upload }) => upload?.state === 'failed');
    this.#show([...standing.slice(0, place), tile, ...standing.slice(place), ...failed]);
    // A picture that is dragged comes by many places: what counts is where it is let go.
  }

  /** Moving has come to its end: the order can be saved. */
  settle(): void {
    this.#pump();
  }

  describe(key: string, altText: string): void {
    this.#show(this.#tiles.map((tile) => (tile.key === key ? { ...tile, altText: altText.trim() } : tile)));
    this.#pump();
  }

  /** Exactly these variants show it; each shows one picture only. */
  showOn(key: string, variantIds: readonly string[]): void {
    const taken = new Set(variantIds);
    this.#show(
      this.#tiles.map((tile) =>
        tile.key === key
          ? { ...tile, variantIds }
          : { ...tile, variantIds: tile.variantIds.filter((id) => !taken.has(id)) },
      ),
    );
    this.#pump();
  }

  /** A variant shows this picture; with null it shows none of its own. */
  giveTo(key: string | null, variantId: string): void {
    const chosen = key === null ? undefined : this.#find(key);
    const shown = this.#tiles.find(({ variantIds }) => variantIds.includes(variantId));
    if (chosen) this.showOn(chosen.key, [...chosen.variantIds, variantId]);
    else if (shown) {
      this.showOn(
        shown.key,
        shown.variantIds.filter((id) => id !== variantId),
      );
    }
  }

  /** Takes a picture away; what it answers puts it back. */
  remove(key: string): () => void {
    const place = this.#tiles.findIndex((tile) => tile.key === key);
    const tile = this.#tiles[place];
    if (!tile) return () => {};
    this.#sending.get(key)?.abort();
    if (tile.imageId) this.#removed.add(tile.imageId);
    this.#show(this.#tiles.filter((other) => other !== tile));
    this.#pump();
    return () => this.#putBack(tile, place);
  }

  /** The product is there now: the files that were kept are sent. */
  open(productId: string, variantIdOf: (key: string) => string | undefined): void {
    this.#productId = productId;
    this.#show(
      this.#tiles.map((tile) => ({
        ...tile,
        variantIds: tile.variantIds.flatMap((key) => variantIdOf(key) ?? []),
        upload: tile.upload?.state === 'kept' ? { ...tile.upload, state: 'waiting' } : tile.upload,
      })),
    );
    this.#pump();
  }

  /** Nothing is shown and sent any more. */
  clear(): void {
    for (const controller of this.#sending.values()) controller.abort();
    for (const { small } of this.#tiles) this.#calls.forget(small);
    this.#removed.clear();
    this.#server = [];
    this.#show([]);
  }

  #putBack(tile: PictureTile, place: number): void {
    if (tile.imageId) this.#removed.delete(tile.imageId);
    const upload = tile.upload && {
      ...tile.upload,
      ...(tile.upload.state === 'sending' ? { state: 'waiting' as const, share: 0 } : {}),
    };
    const taken = new Set(tile.variantIds);
    const others = this.#tiles.map((other) => ({
      ...other,
      variantIds: other.variantIds.filter((id) => !taken.has(id)),
    }));
    this.#show([...others.slice(0, place), { ...tile, upload }, ...others.slice(place)]);
    this.#pump();
  }

  #pump(): void {
    if (this.#productId === null) return;
    for (const { key, upload } of this.#tiles) {
      if (this.#sending.size >= atOnce) return;
      if (upload?.state === 'waiting') void this.#send(this.#productId, key, upload.file);
    }
    if (this.#sending.size === 0) void this.#arrange(this.#productId);
  }

  async #send(productId: string, key: string, file: File): Promise<void> {
    const controller = new AbortController();
    this.#sending.set(key, controller);
    this.#patchUpload(key, { state: 'sending', share: 0 });
    try {
      const { imageId, pictures } = await this.#calls.upload(productId, file, {
        idempotencyKey: key,
        onProgress: (share) => this.#patchUpload(key, { share }),
        signal: controller.signal,
      });
      // Taken away at the last moment: the server has it all the same.
      if (!this.#find(key)) this.#removed.add(imageId);
      this.#show(this.#tiles.map((tile) => (tile.key === key ? { ...tile, imageId, upload: null } : tile)));
      this.#server = pictures;
    } catch (error) {
      if (!controller.signal.aborted) {
        this.#patchUpload(key, { state: 'failed', problem: this.#calls.sentenceOf(error), canRetry: true });
      }
    } finally {
      // Put back meanwhile, it may be on its way anew.
      if (this.#sending.get(key) === controller) this.#sending.delete(key);
      this.#pump();
    }
  }

  async #arrange(productId: string): Promise<void> {
    if (this.#isArranging) return;
    if (!this.#isChanged()) {
      this.#adopt(this.#server);
      return;
    }
    const asked = this.#arrangement();
    this.#isArranging = true;
    this.#tell();
    try {
      const answered = await this.#calls.arrange(productId, asked);
      for (const id of asked.removed) this.#removed.delete(id);
      const known = new Map(asked.images.map((image) => [image.id, image]));
      // What was asked counts as saved, however the server spells it: nothing is asked twice.
      this.#server = answered.map((picture) => {
        const image = known.get(picture.id);
        if (!image) return picture;
        return { ...picture, altText: image.alt_text, variantIds: image.variant_ids ?? picture.variantIds };
      });
    } catch (error) {
      this.#removed.clear();
      this.#isArranging = false;
      this.#adopt(this.#server);
      this.#calls.onRefused(error);
      return;
    }
    this.#isArranging = false;
    this.#pump();
  }

  #arrangement(): Arrangement {
    const known = new Map(this.#server.map((picture) => [picture.id, picture]));
    const images = this.#tiles.flatMap(({ imageId, altText, variantIds }) => {
      if (imageId === null) return [];
      const isGiven = !isSameSet(variantIds, known.get(imageId)?.variantIds ?? []);
      return [{ id: imageId, alt_text: altText, ...(isGiven ? { variant_ids: [...variantIds] } : {}) }];
    });
    return { images, removed: [...this.#removed] };
  }

  #isChanged(): boolean {
    if (this.#removed.size > 0) return true;
    const shown = this.#tiles.filter(({ imageId }) => imageId !== null);
    const own = new Set(shown.map(({ imageId }) => imageId));
    const known = this.#server.filter(({ id }) => own.has(id));
    return (
      known.length < shown.length ||
      shown.some(({ imageId, altText, variantIds }, place) => {
        const before = known[place];
        return (
          before?.id !== imageId || before.altText !== altText || !isSameSet(before.variantIds, variantIds)
        );
      })
    );
  }

  /** Shows what the server shows, and after it what is on its way. */
  #adopt(pictures: readonly SavedPicture[]): void {
    this.#server = pictures;
    const own = new Map(this.#tiles.map((tile) => [tile.imageId, tile]));
    const saved = pictures.map(({ id, ...picture }): PictureTile => {
      const tile = own.get(id);
      return tile
        ? { ...tile, altText: picture.altText, variantIds: picture.variantIds }
        : { ...picture, key: id, imageId: id, upload: null };
    });
    this.#show([...saved, ...this.#tiles.filter(({ imageId }) => imageId === null)]);
  }

  #find(key: string): PictureTile | undefined {
    return this.#tiles.find((tile) => tile.key === key);
  }

  #patchUpload(key: string, change: Partial<PictureUpload>): void {
    this.#show(
      this.#tiles.map((tile) =>
        tile.key === key && tile.upload ? { ...tile, upload: { ...tile.upload, ...change } } : tile,
      ),
    );
  }

  #show(tiles: readonly PictureTile[]): void {
    this.#tiles = tiles;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A file that could still become a picture. */
function isWanted({ state, canRetry }: PictureUpload): boolean {
  return state !== 'failed' || canRetry;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
