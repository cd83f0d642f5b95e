import { RichTextEditor } from '#parts/rich-text/rich-text-field.tsx';
import { PictureGrid } from '#screens/products/pictures/pictures-card.tsx';

/** Fetches what weighs most of the page of a product beside the product itself. */
export function fetchHeavyParts(): void {
  RichTextEditor.fetchAhead();
  PictureGrid.fetchAhead();
}
