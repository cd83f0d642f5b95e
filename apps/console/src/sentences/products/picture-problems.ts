import { pictureProblems } from '@sokoni/messages/en/catalogue/product-parts';
import { translator } from '@sokoni/messages/translator';
import type { PictureReason } from '@sokoni/rules/products/product-reasons';

const sentenceOf: (reason: PictureReason) => string = translator({ pictureProblems }).reason;

/** Why a file is no picture for us; undefined where nothing is in its way. */
export function pictureSentence(reason: PictureReason | undefined): string | undefined {
  return reason && sentenceOf(reason);
}
