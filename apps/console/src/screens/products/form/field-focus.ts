import type { ProductProblems } from './check-product-fields.ts';

/** The id of the input that a problem stands under. */
export function inputId(place: string): string {
  return `product.${place}`;
}

/** Brings the person to an input, or to the part of the page with this place. Answers whether it is there. */
export function focusPlace(place: string): boolean {
  const element = document.getElementById(inputId(place));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  return element !== null;
}

/** After a refused save: the first input in the order of the page that says why. */
export function focusFirstProblem(problems: ProductProblems): void {
  const inputs = Object.keys(problems)
    .map((place) => document.getElementById(inputId(place)))
    .filter((element) => element !== null);
  const [first] = inputs.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  // A field that stands in the panel of a variant is named by the card of the variants.
  if (!first) focusPlace('variants');
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
