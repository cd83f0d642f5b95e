import { ApiError } from '#api/client/api-error.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { focusFirstProblem } from './field-focus.ts';
import { placedProblems } from './product-bodies.ts';
import type { VariantFields } from './product-fields.ts';
import type { ProductForm } from './use-product-form.ts';

const ownPlaces = ['title', 'brand', 'tags', 'options', 'variants', 'removed_variants'];

/** Shows what the server refused: under the inputs that it names, or else in a toast. */
export function refuseSave(error: unknown, form: ProductForm, sent: readonly VariantFields[]): void {
  const problems = error instanceof ApiError ? placedProblems(error.fields, sent) : {};
  const known = Object.entries(problems).filter(
    ([place]) => ownPlaces.includes(place) || place.startsWith('variants.'),
  );
  if (known.length === 0) {
    showFailure(error);
    return;
  }
  const shown = Object.fromEntries(known);
  form.refuse(shown);
  requestAnimationFrame(() => focusFirstProblem(shown));
}
