import { useNavigate } from 'react-router';
import { findProductByCode } from '#api/catalogue/products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { sayItems } from '#sentences/products/items.ts';
import { toast } from '#ui/feedback/toast.tsx';

/** Opens what has a code, with `state` for the page; says so when nothing has, if it was surely meant as one. */
export function useOpenByCode(state?: unknown): (code: string, isScanned: boolean) => Promise<void> {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  return async (code, isScanned) => {
    if (code === '') return;
    try {
      const id = await findProductByCode(storeId, code);
      if (id !== null) void navigate(paths.product(id), { state });
      else if (isScanned) toast.warning(sayItems('code.none', { code }));
    } catch (error) {
      showFailure(error);
    }
  };
}
