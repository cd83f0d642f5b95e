import type { ProductCard } from '#shop.ts';
import { useTheme } from './theme-context.ts';

/** As many cards stand in the first row of a phone. */
const firstRow = 2;

interface ProductGridProps {
  products: readonly ProductCard[];
  /** It is in sight when the page opens. */
  isFirst?: boolean;
}

export function ProductGrid({ products, isFirst = false }: ProductGridProps) {
  const { Card } = useTheme();
  return (
    <ul className="grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <Card product={product} isFirst={isFirst && index < firstRow} />
        </li>
      ))}
    </ul>
  );
}
