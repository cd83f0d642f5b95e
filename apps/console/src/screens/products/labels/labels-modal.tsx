import {
  type LabelKind,
  type LabelSheet,
  type LabelSheetKey,
  labelKinds,
  labelSheets,
  labelsPerPage,
  mostLabels,
} from '@sokoni/rules/label-sheets';
import { useState } from 'react';
import { type LabelOrder, usePrintLabels } from '#api/labels.ts';
import { saveFile } from '#api/save-file.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CountInput } from '#parts/count-input.tsx';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { toast } from '#ui/toast.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { LabelPreview, type ShownLabel } from './label-preview.tsx';
import styles from './labels.module.css';
import { SheetPreview } from './sheet-preview.tsx';

export interface Labelled {
  /** What it is for: "Kitenge shirt", "3 products". */
  name: string;
  goods: LabelOrder['goods'];
  /** One of them, to be shown. */
  example: ShownLabel;
  seesPrices: boolean;
}

const kinds = (Object.keys(labelKinds) as LabelKind[]).map((value) => ({ value, label: labelKinds[value] }));
const sheets = (Object.keys(labelSheets) as LabelSheetKey[]).map((value) => ({
  value,
  label: labelSheets[value].title,
}));

/** Labels for products: on which paper, how many, from where on a sheet that was begun. */
export function LabelsModal({
  name,
  goods,
  example,
  seesPrices,
  onClose,
}: Labelled & { onClose: () => void }) {
  const [kind, setKind] = useState<LabelKind>('barcode');
  const [sheetKey, setSheetKey] = useState<LabelSheetKey>('a4_24');
  const [isByStock, setIsByStock] = useState(false);
  const [copies, setCopies] = useState('1');
  const [start, setStart] = useState('1');
  const [withPrice, setWithPrice] = useState(seesPrices);
  const [isTried, setIsTried] = useState(false);
  const printLabels = usePrintLabels();
  const sheet: LabelSheet = labelSheets[sheetKey];
  const places = labelsPerPage(sheet);
  const problems = {
    copies: isByStock ? undefined : wholeProblem(copies, mostLabels),
    start: wholeProblem(start, places),
  };
  const begins = problems.start ? 1 : Number(start);

  function print(): void {
    setIsTried(true);
    if (problems.copies || problems.start) return;
    const order: LabelOrder = {
      kind,
      sheet: sheetKey,
      start: begins,
      with_price: withPrice,
      copies: isByStock ? null : Number(copies),
      goods,
    };
    printLabels.mutate(order, {
      onSuccess: ({ url, labels, pages }) => {
        saveFile(url);
        toast.success(
          `${labels === 1 ? '1 label' : `${labels} labels`} on ${pages === 1 ? '1 page' : `${pages} pages`}.`,
        );
        onClose();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={`Print labels for ${name}`}
      locked={printLabels.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={printLabels.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={18} />}
            busy={printLabels.isPending}
            onClick={print}
          >
            Download PDF
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <Stack>
          {seesPrices && <Segmented label="Kind" hideLabel options={kinds} value={kind} onChange={setKind} />}
          <SelectField
            label="Paper"
            options={sheets}
            value={sheetKey}
            onChange={(value) => {
              setSheetKey(value as LabelSheetKey);
              setStart('1');
            }}
          />
          <Toggle
            label="As many as are on hand"
            hint="One label for each piece, none for what is sold out."
            checked={isByStock}
            onChange={(event) => setIsByStock(event.target.checked)}
          />
          <Grid column="8rem">
            {!isByStock && (
              <CountInput
                label="Copies of each variant"
                min={1}
                error={isTried ? problems.copies : undefined}
                value={copies}
                onChange={setCopies}
              />
            )}
            {places > 1 && (
              <CountInput
                label="First free label"
                min={1}
                hint={`1 to ${places}: where a used sheet goes on.`}
                error={isTried ? problems.start : undefined}
                value={start}
                onChange={setStart}
              />
            )}
          </Grid>
          {seesPrices && kind === 'barcode' && (
            <Toggle
              label="With the price"
              checked={withPrice}
              onChange={(event) => setWithPrice(event.target.checked)}
            />
          )}
        </Stack>
        <Stack>
          <LabelPreview
            kind={kind}
            size={sheet.label}
            withPrice={seesPrices && (withPrice || kind === 'price_tag')}
            label={example}
          />
          {places > 1 && (
            <SheetPreview sheet={sheet} start={begins} onStart={(place) => setStart(String(place))} />
          )}
        </Stack>
      </div>
    </Modal>
  );
}

function wholeProblem(text: string, most: number): string | undefined {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most
    ? undefined
    : `Enter a whole number from 1 to ${most}`;
}
