import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addProductPicture, arrangeProductPictures } from '#api/catalogue/product-pictures.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { messageOf } from '#api/client/message-of.ts';
import type { Product } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { newId } from '#session/new-id.ts';
import { PictureChanges } from './picture-changes.ts';
import type { PictureTile, SavedPicture } from './picture-tiles.ts';

export interface Pictures {
  changes: PictureChanges;
  tiles: readonly PictureTile[];
  /** Leaving would lose something. */
  hasUnsaved: boolean;
}

/** Desks of saved products: the page of a new product hands its files to the page of the saved one. */
const changesByKey = new Map<string, PictureChanges>();

/** The pictures of a saved product. */
export function usePictures(product: Product): Pictures {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [changes] = useState(() => {
    const known = changesByKey.get(product.id) ?? newChanges(client, storeId, product.id);
    changesByKey.set(product.id, known);
    return known;
  });
  useEffect(() => changes.follow(picturesOf(product)), [changes, product]);
  useEffect(
    () => () => {
      // By the next turn a page that takes over has come.
      setTimeout(() => {
        if (changes.isWatched()) return;
        changes.clear();
        if (changesByKey.get(product.id) === changes) changesByKey.delete(product.id);
      });
    },
    [changes, product.id],
  );
  return useChanges(changes);
}

/** The pictures of a product that is being made: files are kept until `fulfil`. */
export function useNewPictures(): Pictures & {
  /** The product is saved: its page goes on with the files. `keys` are those of its variants, by the names of these. */
  fulfil: (product: Product, keys: ReadonlyMap<string, string>) => void;
} {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [changes] = useState(() => newChanges(client, storeId, null));

  function fulfil(product: Product, keys: ReadonlyMap<string, string>): void {
    const ids = new Map(product.variants.map(({ id, name }) => [keys.get(name), id]));
    changesByKey.set(product.id, changes);
    changes.open(product.id, (key) => ids.get(key));
  }

  return { ...useChanges(changes), fulfil };
}

function useChanges(changes: PictureChanges): Pictures {
  const tiles = useSyncExternalStore(changes.subscribe, changes.tiles);
  const hasUnsaved = useSyncExternalStore(changes.subscribe, changes.hasUnsaved);
  return { changes, tiles, hasUnsaved };
}

function newChanges(client: QueryClient, storeId: string, productId: string | null): PictureChanges {
  return new PictureChanges(
    {
      async upload(id, file, options) {
        const saved = await addProductPicture(client, storeId, id, { file, ...options });
        return { imageId: saved.image_id, pictures: picturesOf(saved) };
      },
      async arrange(id, arrangement) {
        return picturesOf(await arrangeProductPictures(client, storeId, id, arrangement));
      },
      onRefused: (error) => showFailure(error),
      sentenceOf: messageOf,
      newKey: newId,
      addressOf: (file) => URL.createObjectURL(file),
      forget: (address) => URL.revokeObjectURL(address),
    },
    productId,
  );
}

function picturesOf({ images, variants }: Product): SavedPicture[] {
  return images.map(({ id, alt_text, sizes }) => ({
    id,
    altText: alt_text,
    small: sizes.medium,
    large: sizes.large,
    variantIds: variants.filter(({ image_id }) => image_id === id).map((variant) => variant.id),
  }));
}
