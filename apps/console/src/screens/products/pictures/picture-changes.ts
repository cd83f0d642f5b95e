import {
  type Arrangement,
  adopted,
  givenTo,
  imagesOf,
  isArranged,
  isWanted,
  moved,
  type PictureTile,
  type PictureUpload,
  putBack,
  type SavedPicture,
  shownOn,
} from './picture-tiles.ts';

/** What the changes need from outside; `upload` rejects with a sentence for a person. */
export interface PictureCalls {
  upload(
    productId: string,
    file: File,
    options: { idempotencyKey: string; onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<{ imageId: string; pictures: SavedPicture[] }>;
  arrange(productId: string, arrangement: Arrangement): Promise<SavedPicture[]>;
  /** A new arrangement was refused; what the server showed last is shown again. */
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
export class PictureChanges {
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
    this.#show(moved(this.#tiles, key, place));
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
    this.#show(shownOn(this.#tiles, key, variantIds));
    this.#pump();
  }

  /** A variant shows this picture; with null it shows none of its own. */
  giveTo(key: string | null, variantId: string): void {
    this.#show(givenTo(this.#tiles, key, variantId));
    this.#pump();
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
    this.#show(putBack(this.#tiles, tile, place));
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
    const asked = { images: imagesOf(this.#tiles, this.#server), removed: [...this.#removed] };
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

  #isChanged(): boolean {
    return this.#removed.size > 0 || isArranged(this.#tiles, this.#server);
  }

  #adopt(pictures: readonly SavedPicture[]): void {
    this.#server = pictures;
    this.#show(adopted(this.#tiles, pictures));
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
