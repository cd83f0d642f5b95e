import { type Ref, useId } from 'react';
import { drawingOf } from '#parts/stores/drawing-of.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import type { GatedProductType } from './gated-product-types.ts';
import styles from './product-type-list.module.css';

interface ProductTypeListProps {
  /** The question, for screen readers; it stands above the list already. */
  legend: string;
  types: readonly GatedProductType[];
  /** `product_type_id` */
  value: string;
  onChange: (productTypeId: string) => void;
  /** The first choice, to be focused when none was made. */
  ref?: Ref<HTMLInputElement>;
}

/** SPEC section 2: exactly one product type, chosen from a list with title and description. */
export function ProductTypeList({ legend, types, value, onChange, ref }: ProductTypeListProps) {
  const name = useId();
  return (
    <ChoiceGrid legend={legend} hideLegend>
      {types.map(({ id, title, description, image, gate }, index) => (
        <ChoiceCard
          key={id}
          ref={index === 0 ? ref : undefined}
          type="radio"
          name={name}
          value={id}
          checked={id === value}
          onChange={() => onChange(id)}
          disabled={gate !== null}
          title={title}
          description={
            <>
              {description}
              {gate && <span className={styles.gate}>{gate.message}</span>}
            </>
          }
          badge={gate && <Badge>{gate.badge}</Badge>}
          drawing={drawingOf(image)}
        />
      ))}
    </ChoiceGrid>
  );
}

/** The list on its way. */
export function ProductTypeSkeleton() {
  return (
    <div className={styles.skeleton}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => (
        <Skeleton key={key} shape="block" height="5.25rem" />
      ))}
    </div>
  );
}
