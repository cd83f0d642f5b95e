import type { VisibleNavigation } from '@sokoni/rules/navigation/navigation';
import { useLocation } from 'react-router';
import { useOpenByCode } from '#parts/scanning/use-open-by-code.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { paths } from '#paths.ts';

/** A scanned code opens its product from everywhere, except where one sells and for a role without products. */
export function useScannedProducts(navigation: readonly VisibleNavigation[]): void {
  const { pathname } = useLocation();
  const openByCode = useOpenByCode();
  const hasProducts = navigation.some(({ path }) => path === paths.products);
  useScanner(
    (code) => {
      if (hasProducts && pathname !== paths.sell) void openByCode(code, true);
    },
    { isOfFrame: true },
  );
}
