import type { image } from '@sokoni/contract/tenancy/stores';
import type * as z from 'zod';
import { pictureKeys, uploadsPath } from '#core/pictures/pictures.ts';
import type { KeptPicture } from './save-picture.ts';

/** An uploaded picture of the contract; `base_url + key` is its address. */
export function imageView(storeId: string, picture: KeptPicture): z.output<typeof image> {
  const sizes = pictureKeys(storeId, picture.id);
  return {
    id: picture.id,
    key: sizes.medium,
    base_url: uploadsPath,
    width: picture.width,
    height: picture.height,
    sizes,
  };
}
