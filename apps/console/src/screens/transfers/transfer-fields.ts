import type { Transfer } from '#contract-types.ts';

/** A line as it is typed. */
export interface DraftLine {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  image: string | null;
  quantity: string;
}

/** A transfer as it is typed. */
export interface TransferFields {
  from: string;
  to: string;
  note: string;
  lines: readonly DraftLine[];
}

/** What is saved, as it would be typed. */
export function fieldsOf(transfer: Transfer): TransferFields {
  return {
    from: transfer.from_location_id,
    to: transfer.to_location_id,
    note: transfer.note,
    lines: transfer.items.map(
      ({ variant_id, product_id, product_title, variant_name, sku, image, quantity }) => ({
        ...{ variant_id, product_id, product_title, variant_name, sku, image },
        quantity: String(quantity),
      }),
    ),
  };
}
