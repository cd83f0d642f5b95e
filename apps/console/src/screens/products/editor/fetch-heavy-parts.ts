import { PictureGrid } from '#screens/products/pictures/pictures-card.tsx';
import { DescriptionEditor } from './description-field.tsx';

/** Fetches what weighs most of the page of a product beside the product itself. */
export function fetchHeavyParts(): void {
  DescriptionEditor.fetchAhead();
  PictureGrid.fetchAhead();
}
