import { mostTransferLines } from '@sokoni/rules/transfer';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { findVariants } from '#api/stock-lists.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { StockLocation, StockRow } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CountInput } from '#parts/count-input.tsx';
import { goodWithCode } from '#parts/good-with-code.ts';
import { quantityProblem } from '#parts/stock-adjustment.ts';
import { countOf } from '#parts/typed-number.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { VariantLine } from '#parts/variant-line.tsx';
import { VariantPicker } from '#parts/variant-picker.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Columns, Muted, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { DraftLine, TransferFields } from './merge-transfer.ts';
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
  onSave: (body: TransferBody, andSend: boolean) => Promise<void>;
  /** Below the note: what else can be done with it. */
  actions?: ReactNode;
}

/** What is to be sent from where to where: by search, and by scanner. */
export function TransferForm({ places, typed, onType, busy, onSave, actions }: TransferFormProps) {
  const storeId = useActiveStoreId();
  const { from, to, note, lines } = typed;
  const set = (changed: Partial<TransferFields>) => onType((before) => ({ ...before, ...changed }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const options = places.map(({ id, name }) => ({ value: id, label: name }));

  function add(variant: StockRow): void {
    setProblems({});
    onType((before) => ({ ...before, lines: withOneMore(before.lines, variant) }));
  }

  async function scan(code: string): Promise<void> {
    try {
      const found = await findVariants(storeId, code);
      const exact = goodWithCode(found, code);
      if (exact) add(exact);
      else toast.warning(`No product has the code ${code}.`);
    } catch (error) {
      showFailure(error);
    }
  }
  useScanner((code) => void scan(code));

  async function save(andSend: boolean): Promise<void> {
    const found: Record<string, string> = {};
    if (from === to) found.to_location_id = 'Choose another location than the one it comes from';
    if (lines.length === 0) found.lines = 'Choose what to send';
    if (lines.length > mostTransferLines) found.lines = `A transfer has at most ${mostTransferLines} lines`;
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
      <Card title="What is sent" flush>
        <div className={styles.underTitle}>
          <VariantPicker label="Search goods, or scan" onPick={add} />
        </div>
        {lines.length > 0 && (
          <Table
            caption="Lines"
            rows={lines.map((line, index) => ({ ...line, index }))}
            rowKey={({ variant_id }) => variant_id}
            columns={[
              { header: 'Product', phone: 'title', cell: (line) => <VariantLine variant={line} /> },
              {
                header: 'Pieces',
                align: 'end',
                width: '9rem',
                cell: ({ index, quantity, product_title, variant_name }) => (
                  <CountInput
                    className={styles.pieces}
                    label={`Pieces of ${product_title} ${variant_name}`.trim()}
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
                header: 'Remove',
                hideHeader: true,
                phone: 'aside',
                align: 'end',
                width: '1%',
                cell: ({ index, product_title }) => (
                  <IconButton
                    size="sm"
                    label={`Remove ${product_title}`}
                    icon={<CloseIcon size={16} />}
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
              {problems.lines ?? 'Nothing is chosen yet. A scanner adds a piece with every beep.'}
            </Muted>
          </div>
        )}
      </Card>
      <Stack>
        <Card title="From and to">
          <Stack>
            <SelectField
              label="From"
              options={options}
              value={from}
              onChange={(value) => set({ from: value })}
            />
            <SelectField
              label="To"
              options={options}
              value={to}
              onChange={(value) => {
                set({ to: value });
                setProblems({});
              }}
              error={problems.to_location_id}
            />
            <TextField
              label="Note"
              optional
              maxLength={300}
              autoComplete="off"
              value={note}
              onChange={(event) => set({ note: event.target.value })}
            />
            <Button variant="primary" fullWidth busy={busy} onClick={() => void save(true)}>
              Send now
            </Button>
            <Button fullWidth disabled={busy} onClick={() => void save(false)}>
              Save as draft
            </Button>
            {actions}
          </Stack>
        </Card>
      </Stack>
    </Columns>
  );
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
