import { type StockTakeScope, stockTakeScopes } from '@sokoni/rules/stock/stock-take';
import { XIcon } from 'lucide-react';
import { useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { ApiError } from '#api/client/api-error.ts';
import { useStartStockTake } from '#api/inventory/stock-takes.ts';
import type { StockLocation, StockRow, StockTake } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { VariantPicker } from '#parts/products/variant-picker.tsx';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface StartModalProps {
  /** The open ones. */
  places: readonly StockLocation[];
  onClose: () => void;
  onStarted: (take: StockTake) => void;
}

/** Where to count, and what. */
export function StartModal({ places, onClose, onStarted }: StartModalProps) {
  const start = useStartStockTake();
  const categories = useCategories().data ?? [];
  const [place, setPlace] = useState(places[0]?.id ?? '');
  const [scope, setScope] = useState<StockTakeScope>('all');
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState<readonly StockRow[]>([]);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});

  function save(): void {
    const ids = chosen.map(({ variant_id }) => variant_id);
    start.mutate(
      {
        location_id: place,
        scope,
        scope_value: value.trim(),
        variant_ids: scope === 'list' ? ids : [],
        note: note.trim(),
      },
      {
        onSuccess: onStarted,
        onError: (error) => {
          if (error instanceof ApiError && Object.keys(error.fields).length > 0) setProblems(error.fields);
          else showFailure(error);
        },
      },
    );
  }

  function chooseScope(next: string): void {
    setScope(next as StockTakeScope);
    setValue('');
    setProblems({});
  }

  return (
    <FormModal
      title={sayStockTake('start.title')}
      confirmLabel={sayStockTake('start.confirm')}
      busy={start.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {places.length > 1 && (
        <SelectField
          label={sayStockTake('start.location')}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={place}
          onChange={setPlace}
        />
      )}
      <SelectField
        label={sayStockTake('start.scope')}
        options={stockTakeScopes.map((value) => ({ value, label: sayStockTake(`scope.${value}`) }))}
        value={scope}
        error={problems.scope}
        onChange={chooseScope}
      />
      {scope === 'category' && (
        <SelectField
          label={sayStockTake('start.category')}
          searchable
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          error={problems.scope_value}
          onChange={(next) => {
            setValue(next);
            setProblems({});
          }}
        />
      )}
      {(scope === 'brand' || scope === 'tag') && (
        <TextField
          label={sayStockTake(`scope.${scope}`)}
          autoComplete="off"
          maxLength={200}
          value={value}
          error={problems.scope_value}
          onChange={(event) => {
            setValue(event.target.value);
            setProblems({});
          }}
        />
      )}
      {scope === 'list' && (
        <Stack gap={2}>
          <VariantPicker
            label={sayStockTake('start.search')}
            onPick={(variant) => {
              setProblems({});
              setChosen((before) =>
                before.some(({ variant_id }) => variant_id === variant.variant_id)
                  ? before
                  : [...before, variant],
              );
            }}
          />
          {chosen.map((variant) => (
            <Row key={variant.variant_id} justify="between" wrap={false}>
              <VariantLine variant={variant} />
              <IconButton
                size="sm"
                label={sayStockTake('start.remove', { product: variant.product_title })}
                icon={<XIcon size={16} />}
                onClick={() => setChosen(chosen.filter((one) => one !== variant))}
              />
            </Row>
          ))}
          {problems.variant_ids && <FormError>{problems.variant_ids}</FormError>}
        </Stack>
      )}
      {scope === 'all' && problems.scope_value && <FormError>{problems.scope_value}</FormError>}
      <TextField
        label={sayStockTake('start.note')}
        optional
        autoComplete="off"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
