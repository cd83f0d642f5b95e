import type { Ref } from 'react';
import { drawingOf } from '#parts/stores/drawing-of.ts';
import { sayTypeField } from '#sentences/products/type-field.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { GatedProductType } from './gated-product-types.ts';

interface ProductTypeSelectProps {
  types: readonly GatedProductType[];
  /** `product_type_id` */
  value: string;
  onChange: (productTypeId: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  disabled?: boolean;
  size?: 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** SPEC section 2 "Product type dropdown": title and description of each; what the contract does not carry is badged. */
export function ProductTypeSelect({ types, ...field }: ProductTypeSelectProps) {
  const options = types.map(({ id, title, description, image, gate }) => {
    const drawing = drawingOf(image);
    return {
      value: id,
      label: title,
      description: gate ? `${description} ${gate.message}` : description,
      start: drawing && <Drawing name={drawing} size={36} />,
      badge: gate && <Badge>{gate.badge}</Badge>,
      disabled: gate !== null,
    };
  });
  return (
    <SelectField
      label={sayTypeField('types.label')}
      placeholder={sayTypeField('types.placeholder')}
      {...field}
      options={options}
    />
  );
}
