import { allows } from '@sokoni/rules/access/roles';
import {
  isWithoutMoney,
  type OrderDocumentKind,
  orderDocuments,
} from '@sokoni/rules/documents/document-mail';
import { DownloadIcon, MailIcon, PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { useOrderDocument } from '#api/sales/documents.ts';
import { sayDocument as say } from '#sentences/documents.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menus/menu.tsx';
import { MenuRow, MenuRowItem } from '#ui/menus/menu-row.tsx';
import { SendDocument } from './send-document.tsx';
import { useDocument } from './use-document.ts';

export interface PaperedOrder {
  id: string;
  /** As people call it: `#1001`. */
  name: string;
  customerId: string | null;
}

interface DocumentsMenuProps {
  order: PaperedOrder;
  /** Something is outstanding for it, and can be asked for. */
  isUnpaid: boolean;
  /** What is typed is saved first: the documents are of what is saved. */
  disabled?: boolean;
  /** Large on the screen for fingers. */
  size?: 'md' | 'lg';
}

/** What can be printed, kept or sent of an order that was placed; an officer has what is without money, to print. */
export function DocumentsMenu({ order, isUnpaid, disabled, size = 'md' }: DocumentsMenuProps) {
  const seesMoney = allows(useSession(rolesHere), 'seeMoney');
  const link = useOrderDocument(order.id);
  const { isBusy, print, download } = useDocument();
  const [sending, setSending] = useState<OrderDocumentKind | 'reminder' | null>(null);
  return (
    <>
      <Menu
        width={300}
        target={
          <Button size={size} icon={<PrinterIcon size={18} />} busy={isBusy} disabled={disabled}>
            {say('button')}
          </Button>
        }
      >
        {orderDocuments
          .filter((document) => seesMoney || isWithoutMoney(document))
          .map((document) => (
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
              {seesMoney && (
                <MenuRowItem
                  label={say(`send.${document}`)}
                  icon={<MailIcon size={18} />}
                  onClick={() => setSending(document)}
                />
              )}
            </MenuRow>
          ))}
        {isUnpaid && seesMoney && (
          <>
            <MenuDivider />
            <MenuItem start={<MailIcon size={18} />} onClick={() => setSending('reminder')}>
              {say('remind')}
            </MenuItem>
          </>
        )}
      </Menu>
      {sending && <SendDocument document={sending} order={order} onClose={() => setSending(null)} />}
    </>
  );
}
