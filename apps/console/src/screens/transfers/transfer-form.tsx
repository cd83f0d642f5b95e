import { mostTransferLines } from '@sokoni/rules/stock/transfer';
import { XIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { ApiError } from '#api/client/api-error.ts';
import { findVariants } from '#api/inventory/stock-lists.ts';
import type { StockLocation, StockRow } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemWithCode } from '#parts/products/item-with-code.ts';
import { quantityProblem } from '#parts/products/stock-adjustment.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { VariantPicker } from '#parts/products/variant-picker.tsx';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Muted, Stack } from '#ui/layout/layout.tsx';
import { Table } from '#ui/layout/table.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { DraftLine, TransferFields } from './transfer-fields.ts';
import styles from './transfers.module.css';

export interface TransferBody {
  from_location_id: string;
  to_location_id: string;
  note: string;
  lines: { variant_id: string; quantity: number }[];
}

interface TransferFormProps {
  /** The open places, at least two. */
  places: readonly StockLocation[];
  typed: TransferFields;
  onType: (change: (before: TransferFields) => TransferFields) => void;
  busy: boolean;
  /** What was said of its fields before it was opened. */
  refused?: Record<string, string> | undefined;
  onSave: (body: TransferBody, andSend: boolean) => Promise<void>;
  /** Below the note: what else can be done with it. */
  actions?: ReactNode;
}

/** What is to be sent from where to where: by search, and by scanner. */
export function TransferForm({
  places,
  typed,
  onType,
  busy,
  refused = {},
  onSave,
  actions,
}: TransferFormProps) {
  const storeId = useActiveStoreId();
  const { from, to, note, lines } = typed;
  const set = (changed: Partial<TransferFields>) => onType((before) => ({ ...before, ...changed }));
  const [problems, setProblems] = useState(refused);
  const options = places.map(({ id, name }) => ({ value: id, label: name }));

  function add(variant: StockRow): void {
    setProblems({});
    onType((before) => ({ ...before, lines: withOneMore(before.lines, variant) }));
  }

  async function scan(code: string): Promise<void> {
    try {
      const found = await findVariants(storeId, code);
      const exact = itemWithCode(found, code);
      if (exact) add(exact);
      else toast.warning(sayTransfer('form.unknown', { code }));
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => void scan(code));

  async function save(andSend: boolean): Promise<void> {
    const found: Record<string, string> = {};
    if (from === to) found.to_location_id = sayTransfer('problem.sameLocation');
    if (lines.length === 0) found.lines = sayTransfer('problem.noLines');
    if (lines.length > mostTransferLines)
      found.lines = sayTransfer('problem.mostLines', { max: mostTransferLines });
    lines.forEach(({ quantity }, index) => {
      const problem = quantityProblem(quantity, 'add');
      if (problem) found[`lines.${index}.quantity`] = problem;
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const body = {
      ...{ from_location_id: from, to_location_id: to, note: note.trim() },
      lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity: countOf(quantity) ?? 0 })),
    };
    try {
      await onSave(body, andSend);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setProblems(error.fields);
      else showFailure(error);
    }
  }

  return (
    <Columns>
      <Card title={sayTransfer('form.items')} flush>
        <div className={styles.underTitle}>
          <VariantPicker label={sayTransfer('form.search')} onPick={add} />
        </div>
        {lines.length > 0 && (
          <Table
            caption={sayTransfer('form.lines')}
            rows={lines.map((line, index) => ({ ...line, index }))}
            rowKey={({ variant_id }) => variant_id}
            columns={[
              {
                header: sayTransfer('form.product'),
                phone: 'title',
                cell: (line) => <VariantLine variant={line} />,
              },
              {
                header: sayTransfer('form.quantity'),
                align: 'end',
                width: '9rem',
                cell: ({ index, quantity, ...line }) => (
                  <CountInput
                    className={styles.units}
                    label={sayTransfer('form.quantityOf', { product: nameOf(line) })}
                    hideLabel
                    min={1}
                    value={quantity}
                    error={problems[`lines.${index}.quantity`]}
                    onChange={(count) => {
                      setProblems({});
                      set({
                        lines: lines.map((line, at) => (at === index ? { ...line, quantity: count } : line)),
                      });
                    }}
                  />
                ),
              },
              {
                header: sayTransfer('form.remove'),
                hideHeader: true,
                phone: 'aside',
                align: 'end',
                width: '1%',
                cell: ({ index, ...line }) => (
                  <IconButton
                    size="sm"
                    label={sayTransfer('form.removeOf', { product: nameOf(line) })}
                    icon={<XIcon size={16} />}
                    onClick={() => set({ lines: lines.filter((_, at) => at !== index) })}
                  />
                ),
              },
            ]}
          />
        )}
        {lines.length === 0 && (
          <div className={styles.underTitle}>
            <Muted role={problems.lines ? 'alert' : undefined}>
              {problems.lines ?? sayTransfer('form.empty')}
            </Muted>
          </div>
        )}
      </Card>
      <Stack>
        <Card title={sayTransfer('form.way')}>
          <Stack>
            <SelectField
              label={sayTransfer('form.from')}
              options={options}
              value={from}
              onChange={(value) => set({ from: value })}
            />
            <SelectField
              label={sayTransfer('form.to')}
              options={options}
              value={to}
              onChange={(value) => {
                set({ to: value });
                setProblems({});
              }}
              error={problems.to_location_id}
            />
            <TextField
              label={sayTransfer('form.note')}
              optional
              maxLength={300}
              autoComplete="off"
              value={note}
              onChange={(event) => set({ note: event.target.value })}
            />
            <Button variant="primary" fullWidth busy={busy} onClick={() => void save(true)}>
              {sayTransfer('form.send')}
            </Button>
            <Button fullWidth disabled={busy} onClick={() => void save(false)}>
              {sayTransfer('form.save')}
            </Button>
            {actions}
          </Stack>
        </Card>
      </Stack>
    </Columns>
  );
}

function nameOf({ product_title, variant_name }: Pick<DraftLine, 'product_title' | 'variant_name'>): string {
  return `${product_title} ${variant_name}`.trim();
}

/** Another piece of the variant, in a line of its own when it is the first. */
function withOneMore(lines: readonly DraftLine[], variant: StockRow): readonly DraftLine[] {
  const known = lines.find(({ variant_id }) => variant_id === variant.variant_id);
  if (!known) {
    const { variant_id, product_id, product_title, variant_name, sku, image } = variant;
    return [
      ...lines,
      { ...{ variant_id, product_id, product_title, variant_name, sku, image }, quantity: '1' },
    ];
  }
  const more = String((countOf(known.quantity) ?? 0) + 1);
  return lines.map((line) => (line === known ? { ...line, quantity: more } : line));
}
