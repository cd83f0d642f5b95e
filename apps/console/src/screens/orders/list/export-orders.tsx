import { type OrderExportColumn, orderColumnsFor } from '@sokoni/rules/orders/order-export';
import { useState } from 'react';
import { type OrderExportBody, useExportOrders } from '#api/sales/orders.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ExportModal } from '#parts/lists/export-modal.tsx';
import { sayOrderColumn } from '#sentences/orders/export-columns.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Row } from '#ui/layout/layout.tsx';
import styles from './export-orders.module.css';

interface ExportOrdersProps {
  /** What the list is narrowed by. */
  listed: Omit<OrderExportBody, 'columns'>;
  isFiltered: boolean;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  seesMoney: boolean;
  onClose: () => void;
}

/** Fetches the orders as a file with the columns that are chosen. */
export function ExportOrders({ listed, isFiltered, total, seesMoney, onClose }: ExportOrdersProps) {
  const fetchFile = useExportOrders();
  const columns = orderColumnsFor({ seesMoney });
  const [chosen, setChosen] = useState<readonly OrderExportColumn[]>(columns);
  const [isRefused, setIsRefused] = useState(false);
  const isAll = chosen.length === columns.length;

  function choose(next: readonly OrderExportColumn[]): void {
    setIsRefused(false);
    setChosen(next);
  }

  function save(which: 'listed' | 'all'): void {
    setIsRefused(chosen.length === 0);
    if (chosen.length === 0) return;
    const body = { ...(which === 'all' ? {} : listed), columns: [...chosen] };
    fetchFile.mutate(body, { onSuccess: onClose, onError: (error) => showFailure(error) });
  }

  return (
    <ExportModal
      noun="orders"
      isFiltered={isFiltered}
      total={total}
      busy={fetchFile.isPending}
      onSave={save}
      onClose={onClose}
      isImported={false}
    >
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{say('export.columns')}</legend>
        <Row justify="between">
          <span aria-hidden="true" className={styles.title}>
            {say('export.columns')}
          </span>
          <Button size="sm" variant="quiet" onClick={() => choose(isAll ? [] : columns)}>
            {say(isAll ? 'export.clearAll' : 'export.selectAll')}
          </Button>
        </Row>
        <div className={styles.grid}>
          {columns.map((column) => (
            <CheckboxField
              key={column}
              label={sayOrderColumn(column)}
              checked={chosen.includes(column)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, column] : chosen.filter((one) => one !== column))
              }
            />
          ))}
        </div>
        {isRefused && <FormError>{say('export.noColumn')}</FormError>}
      </fieldset>
    </ExportModal>
  );
}
