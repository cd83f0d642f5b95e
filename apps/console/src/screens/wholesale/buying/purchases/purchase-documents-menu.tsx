import { DownloadIcon, PrinterIcon } from 'lucide-react';
import { purchaseDocuments, usePurchaseDocument } from '#api/wholesale/purchase-documents.ts';
import { useDocument } from '#parts/documents/use-document.ts';
import { sayDocument as say } from '#sentences/documents.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { MenuRow, MenuRowItem } from '#ui/menus/menu-row.tsx';

/** What the supplier has written of an order, to print and to keep. */
export function PurchaseDocumentsMenu({ purchaseId }: { purchaseId: string }) {
  const link = usePurchaseDocument(purchaseId);
  const { isBusy, print, download } = useDocument();
  return (
    <Menu
      width={240}
      target={
        <Button icon={<PrinterIcon size={18} />} busy={isBusy}>
          {say('button')}
        </Button>
      }
    >
      {purchaseDocuments.map((document) => (
        <MenuRow key={document} name={say(`document.${document}`)}>
          <MenuRowItem
            label={say(`print.${document}`)}
            icon={<PrinterIcon size={18} />}
            onClick={() => void print(() => link.mutateAsync(document))}
          />
          <MenuRowItem
            label={say(`download.${document}`)}
            icon={<DownloadIcon size={18} />}
            onClick={() => void download(() => link.mutateAsync(document))}
          />
        </MenuRow>
      ))}
    </Menu>
  );
}
