import type { image } from '@sokoni/contract/stores';
import type { z } from 'zod';
import { pictureKeys } from '#platform/pictures.ts';
import type { KeptPicture } from './keep-picture.ts';
import { picturesUrl } from './store-view.ts';

/** An uploaded picture of the contract; `base_url + key` is its address. */
export function imageView(storeId: string, picture: KeptPicture, publicUrl: string): z.output<typeof image> {
  const sizes = pictureKeys(storeId, picture.id);
  return {
    id: picture.id,
    key: sizes.medium,
    base_url: picturesUrl(publicUrl),
    width: picture.width,
    height: picture.height,
    sizes,
  };
}
