import { mailedPapers, type OrderPaperKind, orderPapers } from '@sokoni/rules/paper-mail';
import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useOrderPaper } from '#api/papers.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { DownloadIcon, MailIcon, PrintIcon } from '#ui/icons-more.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#ui/menu.tsx';
import { SendPaper } from './send-paper.tsx';
import { usePaper } from './use-paper.ts';

export interface PaperedOrder {
  id: string;
  /** As people call it: `#1001`. */
  name: string;
  customerId: string | null;
}

interface PapersMenuProps {
  order: PaperedOrder;
  /** Something is owed for it, and can be asked for. */
  isOwing: boolean;
  /** What is typed is saved first: the papers are of what is saved. */
  disabled?: boolean;
  /** Large on the screen for fingers. */
  size?: 'md' | 'lg';
}

const nameOf = (paper: OrderPaperKind) => mailedPapers[paper].toLowerCase();

/** What can be printed, kept or sent of an order that was placed; an officer has the packing slip alone, to print. */
export function PapersMenu({ order, isOwing, disabled, size = 'md' }: PapersMenuProps) {
  const seesMoney = allows(useSession(rolesHere), 'seeMoney');
  const link = useOrderPaper(order.id);
  const { isBusy, print, download } = usePaper();
  const [sending, setSending] = useState<OrderPaperKind | 'reminder' | null>(null);
  return (
    <>
      <Menu
        width={240}
        target={
          <Button size={size} icon={<PrintIcon size={18} />} busy={isBusy} disabled={disabled}>
            Papers
          </Button>
        }
      >
        {orderPapers
          .filter((paper) => seesMoney || paper === 'packing_slip')
          .map((paper) => (
            <MenuGroup key={paper} label={mailedPapers[paper]}>
              <MenuItem
                aria-label={`Print ${nameOf(paper)}`}
                start={<PrintIcon size={18} />}
                onClick={() => void print(() => link.mutateAsync(paper))}
              >
                Print
              </MenuItem>
              <MenuItem
                aria-label={`Download ${nameOf(paper)}`}
                start={<DownloadIcon size={18} />}
                onClick={() => void download(() => link.mutateAsync(paper))}
              >
                Download
              </MenuItem>
              {seesMoney && (
                <MenuItem
                  aria-label={`Send ${nameOf(paper)}…`}
                  start={<MailIcon size={18} />}
                  onClick={() => setSending(paper)}
                >
                  Send…
                </MenuItem>
              )}
            </MenuGroup>
          ))}
        {isOwing && seesMoney && (
          <>
            <MenuDivider />
            <MenuItem start={<MailIcon size={18} />} onClick={() => setSending('reminder')}>
              Send a reminder…
            </MenuItem>
          </>
        )}
      </Menu>
      {sending && <SendPaper paper={sending} order={order} onClose={() => setSending(null)} />}
    </>
  );
}
