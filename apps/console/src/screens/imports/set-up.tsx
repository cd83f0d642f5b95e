import { commaText } from '@sokoni/messages/list-text';
import {
  type ImportMode,
  importModes,
  type PriceImportMode,
  priceImportModes,
} from '@sokoni/rules/imports/import-mode';
import { useState } from 'react';
import { type ImportKind, useCheckImport } from '#api/catalogue/imports.ts';
import { ApiError } from '#api/client/api-error.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayImportColumn } from '#sentences/products/import-columns.ts';
import { sayImport } from '#sentences/products/imports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { ImportProps, KindOfImport } from './import-kinds.ts';
import { leftColumnsSentence, sourceSentence, stockSentence } from './import-text.ts';
import styles from './imports.module.css';

const leftOut = 'none';

const newStatuses = ['file', 'draft', 'active'] as const;

type NewStatus = (typeof newStatuses)[number];

type Mode = ImportMode | PriceImportMode;

interface FileColumn {
  index: number;
  header: string;
  examples: string;
  field: string | null;
}

/** The second step: what the columns mean, and what is to be done with the file. */
export function SetUp({ read, of, onStarted }: ImportProps & { onStarted: () => void }) {
  const product = 'new_status' in read ? read : null;
  const [mapping, setMapping] = useState<(string | null)[]>(read.mapping);
  const [mode, setMode] = useState<Mode>(read.mode);
  const [newStatus, setNewStatus] = useState<NewStatus>(product?.new_status ?? 'file');
  const [locationId, setLocationId] = useState(product?.location_id ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const locations = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const check = useCheckImport(of.kind, read.id);

  const columns = read.headers
    .map(
      (header, index): FileColumn => ({
        index,
        header: header.trim() || sayImport('columns.unnamed', { place: index + 1 }),
        examples: commaText(
          read.sample
            .map((cells) => cells[index]?.trim() ?? '')
            .filter((cell) => cell !== '')
            .slice(0, 2),
        ),
        field: mapping[index] ?? null,
      }),
    )
    // What stock was when the file was exported is nothing to choose a field for.
    .filter(({ field }) => field !== 'stock_exported');
  const stock = product && stockSentence({ ...product, mapping: mapping as typeof product.mapping });
  const known = columns.filter(({ field }) => field !== null).length;
  const left = leftColumnsSentence(columns, of.kind);

  async function start(): Promise<void> {
    setProblem(null);
    try {
      const choices = product ? { new_status: newStatus, location_id: locationId } : {};
      await check.mutateAsync({ mapping, mode, ...choices } as Parameters<typeof check.mutateAsync>[0]);
      onStarted();
    } catch (error) {
      const said = error instanceof ApiError ? error.fields?.mapping : undefined;
      if (said) setProblem(said);
      else showFailure(error);
    }
  }

  return (
    <Stack gap={6}>
      {read.check?.state === 'failed' && (
        <NotificationCard kind="error" title={sayImport('setUp.failed')}>
          {read.check.problem}
        </NotificationCard>
      )}
      <Card title={sayImport('setUp.title')} description={sourceSentence(read, known, of.idHeader)}>
        <Grid column={product ? '15rem' : '23rem'}>
          <SelectField
            label={sayImport(`setUp.modes.${of.kind}`)}
            options={modesOf(of.kind)}
            value={mode}
            onChange={(value) => setMode(value as Mode)}
          />
          {product && mode !== 'update' && (
            <SelectField
              label={sayImport('setUp.newStatus')}
              options={newStatuses.map((value) => ({ value, label: sayImport(`newStatus.${value}`) }))}
              value={newStatus}
              onChange={(value) => setNewStatus(value as NewStatus)}
            />
          )}
          {product?.with_stock && mapping.includes('quantity') && locations.length > 1 && (
            <SelectField
              label={sayImport('setUp.location')}
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              value={locationId ?? locations[0]?.id ?? null}
              onChange={setLocationId}
            />
          )}
        </Grid>
        <p className={styles.note}>
          {sayImport(`knownBy.${of.kind}`)}
          {mode === 'replace' && ` ${sayImport('knownBy.replaced')}`}
          {product && !product.with_money && ` ${sayImport('setUp.noPrices')}`}
        </p>
      </Card>
      <Card
        title={sayImport('columns.title')}
        description={
          <>
            {sayImport('columns.known', { known, columns: columns.length })}
            {left && ` ${left}`}
            {stock && ` ${stock}`}
          </>
        }
        flush
      >
        <div className={styles.columns}>
          <Table
            caption={sayImport('columns.caption')}
            columns={columnsFor(of, (index, field) => {
              setProblem(null);
              setMapping(mapping.with(index, field));
            })}
            rows={columns}
            rowKey={({ index }) => String(index)}
          />
        </div>
      </Card>
      {problem && (
        <NotificationCard kind="error" title={sayImport('columns.check')}>
          {problem}
        </NotificationCard>
      )}
      <Row justify="end">
        <Button variant="primary" busy={check.isPending} onClick={() => void start()}>
          {sayImport('setUp.review')}
        </Button>
      </Row>
    </Stack>
  );
}

function modesOf(kind: ImportKind): { value: Mode; label: string }[] {
  if (kind === 'price') {
    return priceImportModes.map((value) => ({ value, label: sayImport(`priceMode.${value}`) }));
  }
  return importModes.map((value) => ({ value, label: sayImport(`mode.${value}`, { kind }) }));
}

function columnsFor(
  { fields }: KindOfImport,
  change: (index: number, field: string | null) => void,
): Column<FileColumn>[] {
  const meanings = [
    { value: leftOut, label: sayImport('columns.leftOut') },
    ...fields.map((field) => ({ value: field, label: sayImportColumn(`column.${field}`) })),
  ];
  return [
    {
      header: sayImport('columns.column'),
      phone: 'title',
      width: '30%',
      cell: ({ header }) => <span className={styles.cell}>{header}</span>,
    },
    {
      header: sayImport('columns.example'),
      cell: ({ examples }) => <span className={styles.examples}>{examples.slice(0, 90) || '–'}</span>,
    },
    {
      header: sayImport('columns.field'),
      width: '16rem',
      cell: ({ index, header, field }) => (
        <SelectField
          label={sayImport('columns.fieldFor', { header })}
          hideLabel
          searchable
          options={meanings}
          value={field ?? leftOut}
          onChange={(value) => change(index, value === leftOut ? null : value)}
        />
      ),
    },
  ];
}
