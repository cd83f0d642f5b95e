import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '#api/message-of.ts';
import { addProductPicture, arrangeProductPictures } from '#api/product-pictures.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Product } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { newId } from '#session/new-id.ts';
import { PictureDesk } from './picture-desk.ts';
import type { PictureTile, SavedPicture } from './picture-tiles.ts';

export interface Pictures {
  desk: PictureDesk;
  tiles: readonly PictureTile[];
  /** Leaving would lose something. */
  hasUnsaved: boolean;
}

/** Desks of saved products: the page of a new product hands its files to the page of the saved one. */
const desks = new Map<string, PictureDesk>();

/** The pictures of a saved product. */
export function usePictures(product: Product): Pictures {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [desk] = useState(() => {
    const known = desks.get(product.id) ?? newDesk(client, storeId, product.id);
    desks.set(product.id, known);
    return known;
  });
  useEffect(() => desk.follow(picturesOf(product)), [desk, product]);
  useEffect(
    () => () => {
      // By the next turn a page that takes over has come.
      setTimeout(() => {
        if (desk.isWatched()) return;
        desk.clear();
        if (desks.get(product.id) === desk) desks.delete(product.id);
      });
    },
    [desk, product.id],
  );
  return useDesk(desk);
}

/** The pictures of a product that is being made: files are kept until `handOver`. */
export function useNewPictures(): Pictures & {
  /** The product is saved: its page goes on with the files. `keys` are those of its variants, by the names of these. */
  handOver: (product: Product, keys: ReadonlyMap<string, string>) => void;
} {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [desk] = useState(() => newDesk(client, storeId, null));

  function handOver(product: Product, keys: ReadonlyMap<string, string>): void {
    const ids = new Map(product.variants.map(({ id, name }) => [keys.get(name), id]));
    desks.set(product.id, desk);
    desk.open(product.id, (key) => ids.get(key));
  }

  return { ...useDesk(desk), handOver };
}

function useDesk(desk: PictureDesk): Pictures {
  const tiles = useSyncExternalStore(desk.subscribe, desk.tiles);
  const hasUnsaved = useSyncExternalStore(desk.subscribe, desk.hasUnsaved);
  return { desk, tiles, hasUnsaved };
}

function newDesk(client: QueryClient, storeId: string, productId: string | null): PictureDesk {
  return new PictureDesk(
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
