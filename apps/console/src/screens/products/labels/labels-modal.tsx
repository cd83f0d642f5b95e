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
import { sayLabels } from '#sentences/products/labels.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { currentLocale } from '#session/language.ts';
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

const sheetKeys = Object.keys(labelSheets) as LabelSheetKey[];

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
        toast.success(sayLabels('labels.done', { labels, pages }));
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
      title={sayLabels('labels.title', { name })}
      locked={printLabels.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={printLabels.isPending}>
            {sayProduct('action.cancel')}
          </Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={18} />}
            busy={printLabels.isPending}
            onClick={print}
          >
            {sayLabels('labels.download')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <Stack>
          {seesPrices && (
            <Segmented
              label={sayLabels('labels.kind')}
              hideLabel
              options={labelKinds.map((value) => ({ value, label: sayLabels(`kind.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          )}
          <SelectField
            label={sayLabels('labels.paper')}
            options={sheetKeys.map((value) => ({ value, label: paperName(labelSheets[value]) }))}
            value={sheetKey}
            onChange={(value) => {
              setSheetKey(value as LabelSheetKey);
              setStart('1');
            }}
          />
          <Toggle
            label={sayLabels('labels.byStock')}
            hint={sayLabels('labels.byStockHint')}
            checked={isByStock}
            onChange={setIsByStock}
          />
          <Grid column="8rem">
            {!isByStock && (
              <CountInput
                label={sayLabels('labels.copies')}
                min={1}
                error={isTried ? problems.copies : undefined}
                value={copies}
                onChange={setCopies}
              />
            )}
            {places > 1 && (
              <CountInput
                label={sayLabels('labels.start')}
                min={1}
                hint={sayLabels('labels.startHint', { count: places })}
                error={isTried ? problems.start : undefined}
                value={start}
                onChange={setStart}
              />
            )}
          </Grid>
          {seesPrices && kind === 'barcode' && (
            <Toggle label={sayLabels('labels.showPrice')} checked={withPrice} onChange={setWithPrice} />
          )}
        </Stack>
        <Stack>
          {shown ? (
            <LabelPreview
              kind={kind}
              size={sheet.label}
              withPrice={seesPrices && (withPrice || kind === 'price_tag')}
              label={exampleOf(shown, currency, currentLocale())}
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

/** "A4, 24 labels of 63.5 × 33.9 mm". */
function paperName(sheet: LabelSheet): string {
  const count = labelsPerPage(sheet);
  const size = { width: String(sheet.label.width), height: String(sheet.label.height) };
  return count === 1 ? sayLabels('paper.roll', size) : sayLabels('paper.sheet', { count, ...size });
}

function wholeProblem(text: string, most: number): string | undefined {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most
    ? undefined
    : sayLabels('labels.wholeNumber', { most });
}
