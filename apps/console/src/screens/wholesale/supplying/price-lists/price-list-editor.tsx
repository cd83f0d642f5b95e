import { useActiveStoreId } from '#api/client/active-store.ts';
import { keys } from '#api/client/keys.ts';
import { useChangePriceList } from '#api/wholesale/price-lists.ts';
import type { PriceList } from '#contract-types.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPriceLists as say } from '#sentences/wholesale/price-lists.ts';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RecordFormFrame } from '../form/record-form-frame.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { ListedPricesCard } from './listed-prices-card.tsx';
import { nameIsTaken, priceListBody, priceListFields, priceListProblems } from './price-list-fields.ts';
import { PriceListInputs } from './price-list-inputs.tsx';
import { PriceListMenu } from './price-list-menu.tsx';
import styles from './price-lists.module.css';

/** A price list to be changed: its prices are kept one by one, the rest behind the save bar. */
export function PriceListEditor({ list }: { list: PriceList }) {
  const storeId = useActiveStoreId();
  const changeList = useChangePriceList(list.id);
  const { isLeaving, leaveTo } = useLeaveTo();
  const form = useRecordForm({
    record: list,
    key: [...keys.priceLists(storeId), 'one', list.id],
    fieldsOf: priceListFields,
    problemsOf: priceListProblems,
    send: (typed, version) => changeList.mutateAsync({ version, ...priceListBody(typed) }),
    savedWords: say('page.saved'),
    fieldByError: nameIsTaken,
  });
  return (
    <Page width="wide">
      <PageHeader
        title={list.name}
        back={<BackLink to={wholesalePaths.priceLists} />}
        actions={<PriceListMenu list={list} onDeleted={() => leaveTo(wholesalePaths.priceLists)} />}
      />
      <RecordFormFrame form={form} savedAt={list.updated_at} isLeaving={isLeaving}>
        <Columns className={styles.editor}>
          <ListedPricesCard list={list} />
          <Card title={say('page.details')}>
            <Stack>
              <PriceListInputs form={form} />
            </Stack>
          </Card>
        </Columns>
      </RecordFormFrame>
    </Page>
  );
}
