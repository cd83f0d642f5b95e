import { importFormats } from '@sokoni/rules/import-file';
import { type ImportMode, importModes, importModeText } from '@sokoni/rules/import-mode';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type FileImport, useCheckImport } from '#api/imports.ts';
import { useLocations } from '#api/stock.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { ImportProps, KindOfImport } from './import-kinds.ts';
import { counted, stockSentence } from './import-words.ts';
import styles from './imports.module.css';

const leftOut = 'none';

const newStatuses = [
  { value: 'file', label: 'As the file says, else active' },
  { value: 'draft', label: 'Draft, to be looked through first' },
  { value: 'active', label: 'Active, on sale at once' },
] as const;

type NewStatus = (typeof newStatuses)[number]['value'];

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
  const [mode, setMode] = useState<ImportMode>(read.mode);
  const [newStatus, setNewStatus] = useState<NewStatus>(product?.new_status ?? 'file');
  const [locationId, setLocationId] = useState(product?.location_id ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const locations = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const check = useCheckImport(of.kind, read.id);

  const columns = read.headers.map(
    (header, index): FileColumn => ({
      index,
      header: header.trim() || `Column ${index + 1}`,
      examples: read.sample
        .map((cells) => cells[index]?.trim() ?? '')
        .filter((cell) => cell !== '')
        .slice(0, 2)
        .join(', '),
      field: mapping[index] ?? null,
    }),
  );
  const things = of.kind === 'product' ? 'products' : 'customers';
  const stock = product && stockSentence({ ...product, mapping: mapping as typeof product.mapping });
  const known = columns.filter(({ field }) => field !== null).length;

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
        <NotificationCard kind="error" title="The file could not be read">
          {read.check.problem}
        </NotificationCard>
      )}
      <Card title="What to do" description={sourceSentence(read, known)}>
        <Grid column={product ? '15rem' : '23rem'}>
          <SelectField
            label={`${of.noun[1].charAt(0).toUpperCase()}${of.noun[1].slice(1)} of the file`}
            options={importModes.map((value) => ({ value, label: importModeText(value, things) }))}
            value={mode}
            onChange={(value) => setMode(value as ImportMode)}
          />
          {product && mode !== 'update' && (
            <SelectField
              label="New products are"
              options={newStatuses}
              value={newStatus}
              onChange={(value) => setNewStatus(value as NewStatus)}
            />
          )}
          {product?.with_stock && mapping.includes('quantity') && locations.length > 1 && (
            <SelectField
              label="Stock lies at"
              options={locations.map(({ id, name }) => ({ value: id, label: name }))}
              value={locationId ?? locations[0]?.id ?? null}
              onChange={setLocationId}
            />
          )}
        </Grid>
        <p className={styles.note}>
          {of.knownBy}
          {product && !product.with_money && ' Your role sets no prices: columns with money are left out.'}
        </p>
        {stock && <p className={styles.note}>{stock}</p>}
      </Card>
      <Card
        title="Columns"
        description={`${known} of ${counted(columns.length, 'column')} will be read.`}
        flush
      >
        <div className={styles.columns}>
          <Table
            caption="Columns of the file"
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
        <NotificationCard kind="error" title="The columns cannot be read so">
          {problem}
        </NotificationCard>
      )}
      <Row justify="end">
        <Button variant="primary" busy={check.isPending} onClick={() => void start()}>
          Check the file
        </Button>
      </Row>
    </Stack>
  );
}

function sourceSentence({ format }: FileImport, known: number): string {
  if (format === 'other') {
    return known === 0
      ? 'We do not know these headers. Say below what the columns mean.'
      : 'We guessed some of the headers. Look below whether the columns are meant so.';
  }
  return `This looks like an export of ${importFormats[format]}.`;
}

function columnsFor(
  { fields }: KindOfImport,
  change: (index: number, field: string | null) => void,
): Column<FileColumn>[] {
  const meanings = [
    { value: leftOut, label: 'Leave out' },
    ...Object.entries(fields).map(([value, { label }]) => ({ value, label })),
  ];
  return [
    {
      header: 'In the file',
      phone: 'title',
      width: '30%',
      cell: ({ header }) => <span className={styles.cell}>{header}</span>,
    },
    {
      header: 'For example',
      cell: ({ examples }) => <span className={styles.examples}>{examples.slice(0, 90) || '–'}</span>,
    },
    {
      header: 'Means',
      width: '16rem',
      cell: ({ index, header, field }) => (
        <SelectField
          label={`What ${header} means`}
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
