import {
  type LabelKind,
  type LabelSheet,
  type LabelSheetKey,
  labelKinds,
  labelSheets,
  labelsPerPage,
  mostLabels,
} from '@sokoni/rules/documents/label-sheets';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { type LabelOrder, usePrintLabels } from '#api/catalogue/labels.ts';
import { useProduct } from '#api/catalogue/products.ts';
import { saveFile } from '#api/client/save-file.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { exampleOf } from './label-example.ts';
import { LabelPreview } from './label-preview.tsx';
import { SheetPreview } from './label-sheet-preview.tsx';
import styles from './labels.module.css';

export interface Labelled {
  /** What it is for: "Kitenge shirt", "3 products". */
  name: string;
  items: LabelOrder['items'];
  /** One of them, whose label is shown. */
  productId: string;
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
  items,
  productId,
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
  const { data: shown } = useProduct(productId);
  const currency = useCurrency();
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
      items,
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
          {seesPrices && (
            <Segmented label="Label type" hideLabel options={kinds} value={kind} onChange={setKind} />
          )}
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
            label="One per unit on hand"
            hint="Out-of-stock variants get no label."
            checked={isByStock}
            onChange={setIsByStock}
          />
          <Grid column="8rem">
            {!isByStock && (
              <CountInput
                label="Labels per variant"
                min={1}
                error={isTried ? problems.copies : undefined}
                value={copies}
                onChange={setCopies}
              />
            )}
            {places > 1 && (
              <CountInput
                label="Start at label"
                min={1}
                hint={`1 to ${places}. Skip the used labels on a sheet.`}
                error={isTried ? problems.start : undefined}
                value={start}
                onChange={setStart}
              />
            )}
          </Grid>
          {seesPrices && kind === 'barcode' && (
            <Toggle label="Show price" checked={withPrice} onChange={setWithPrice} />
          )}
        </Stack>
        <Stack>
          {shown ? (
            <LabelPreview
              kind={kind}
              size={sheet.label}
              withPrice={seesPrices && (withPrice || kind === 'price_tag')}
              label={exampleOf(shown, currency)}
            />
          ) : (
            <Skeleton shape="block" height="9rem" />
          )}
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
