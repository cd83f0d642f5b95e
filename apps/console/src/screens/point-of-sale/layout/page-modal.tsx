import { pageTints, tillLayoutLimits } from '@sokoni/rules/point-of-sale/till-layout';
import { useState } from 'react';
import type { TillLayout, TillPage } from '#api/sales/till-layout.ts';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { PageProducts } from './page-products.tsx';
import { TintChoice } from './tint-choice.tsx';
import { useSaveLayout } from './use-save-layout.ts';

interface PageModalProps {
  layout: TillLayout;
  /** Of the page; behind the last: a new one. */
  place: number;
  onClose: () => void;
}

/** The name, the colour and the products of a page. */
export function PageModal({ layout, place, onClose }: PageModalProps) {
  const known = layout.pages[place];
  const [page, setPage] = useState<TillPage>(() => known ?? newPage(place));
  const [problem, setProblem] = useState<string>();
  const { save, isSaving } = useSaveLayout();

  function submit(): void {
    const name = page.name.trim();
    if (name === '') {
      setProblem(say('page.name.required'));
      return;
    }
    const pages = [...layout.pages];
    pages[place] = { ...page, name };
    save({ ...layout, pages }, onClose);
  }

  return (
    <FormModal
      title={known ? say('page.edit', { name: known.name }) : say('page.add')}
      confirmLabel={say('page.save')}
      busy={isSaving}
      locked={page !== known}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={say('page.name')}
        autoComplete="off"
        maxLength={tillLayoutLimits.nameLength}
        error={problem}
        value={page.name}
        onChange={({ target }) => {
          setProblem(undefined);
          setPage({ ...page, name: target.value });
        }}
      />
      <TintChoice value={page.tint} onChange={(tint) => setPage({ ...page, tint })} />
      <PageProducts products={page.products} onChange={(products) => setPage({ ...page, products })} />
    </FormModal>
  );
}

/** The first page mostly has what is sold most; each further one has the next colour. */
function newPage(place: number): TillPage {
  const tint = pageTints[place % pageTints.length] ?? pageTints[0];
  return { name: place === 0 ? say('page.favourites') : '', tint, products: [] };
}
