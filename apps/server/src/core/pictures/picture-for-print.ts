import sharp from 'sharp';

// Where uploads are decoded too, every way of reading is closed but the ones that this needs.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

/** A picture of ours (WebP) as PNG, which is what PDF takes; it was decoded and made anew when it was uploaded. */
export function pictureForPrint(webp: Buffer): Promise<Buffer> {
  return sharp(webp).png().toBuffer();
}
