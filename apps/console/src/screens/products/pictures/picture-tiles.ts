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

/** With the picture at this place among those that have not failed. */
export function moved(tiles: readonly PictureTile[], key: string, place: number): readonly PictureTile[] {
  const tile = tiles.find((one) => one.key === key);
  if (!tile) return tiles;
  const others = tiles.filter((other) => other !== tile);
  const standing = others.filter(({ upload }) => upload?.state !== 'failed');
  const failed = others.filter(({ upload }) => upload?.state === 'failed');
  return [...standing.slice(0, place), tile, ...standing.slice(place), ...failed];
}

/** Exactly these variants show the picture; each shows one picture only. */
export function shownOn(
  tiles: readonly PictureTile[],
  key: string,
  variantIds: readonly string[],
): readonly PictureTile[] {
  return without(tiles, variantIds).map((tile) => (tile.key === key ? { ...tile, variantIds } : tile));
}

/** The variant shows this picture; with null it shows none of its own. */
export function givenTo(
  tiles: readonly PictureTile[],
  key: string | null,
  variantId: string,
): readonly PictureTile[] {
  const chosen = tiles.find((tile) => tile.key === key);
  return chosen ? shownOn(tiles, chosen.key, [...chosen.variantIds, variantId]) : without(tiles, [variantId]);
}

/** With a picture that was taken away back in its place and on its variants. */
export function putBack(
  tiles: readonly PictureTile[],
  tile: PictureTile,
  place: number,
): readonly PictureTile[] {
  const upload = tile.upload && {
    ...tile.upload,
    ...(tile.upload.state === 'sending' ? { state: 'waiting' as const, share: 0 } : {}),
  };
  const others = without(tiles, tile.variantIds);
  return [...others.slice(0, place), { ...tile, upload }, ...others.slice(place)];
}

/** What the server shows, and after it what is on its way. */
export function adopted(
  tiles: readonly PictureTile[],
  pictures: readonly SavedPicture[],
): readonly PictureTile[] {
  const own = new Map(tiles.map((tile) => [tile.imageId, tile]));
  const saved = pictures.map(({ id, ...picture }): PictureTile => {
    const tile = own.get(id);
    return tile
      ? { ...tile, altText: picture.altText, variantIds: picture.variantIds }
      : { ...picture, key: id, imageId: id, upload: null };
  });
  return [...saved, ...tiles.filter(({ imageId }) => imageId === null)];
}

/** Whether order, texts or variants differ from what the server shows. */
export function isArranged(tiles: readonly PictureTile[], server: readonly SavedPicture[]): boolean {
  const shown = tiles.filter(({ imageId }) => imageId !== null);
  const own = new Set(shown.map(({ imageId }) => imageId));
  const known = server.filter(({ id }) => own.has(id));
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

/** The pictures that the server has, in their order; variants only where they differ from what it shows. */
export function imagesOf(
  tiles: readonly PictureTile[],
  server: readonly SavedPicture[],
): Arrangement['images'] {
  const known = new Map(server.map((picture) => [picture.id, picture]));
  return tiles.flatMap(({ imageId, altText, variantIds }) => {
    if (imageId === null) return [];
    const isGiven = !isSameSet(variantIds, known.get(imageId)?.variantIds ?? []);
    return [{ id: imageId, alt_text: altText, ...(isGiven ? { variant_ids: [...variantIds] } : {}) }];
  });
}

/** A file that could still become a picture. */
export function isWanted({ state, canRetry }: PictureUpload): boolean {
  return state !== 'failed' || canRetry;
}

function without(tiles: readonly PictureTile[], variantIds: readonly string[]): readonly PictureTile[] {
  const taken = new Set(variantIds);
  return tiles.map((tile) => ({ ...tile, variantIds: tile.variantIds.filter((id) => !taken.has(id)) }));
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
