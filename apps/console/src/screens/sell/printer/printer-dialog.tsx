import { listText } from '@sokoni/messages/list-text';
import { PrinterIcon, WalletIcon } from 'lucide-react';
import { useState } from 'react';
import { sayPrinter as say } from '#sentences/sell/printer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';
import { ChosenPrinter, type Said } from './chosen-printer.tsx';
import { useReceiptPrinter } from './printer-context.ts';
import { type PrinterKind, reachableKinds } from './printer-settings.ts';
import { testRows } from './test-rows.ts';

const papers = ['58', '80', 'a4'] as const;
const byDevice = ['usb', 'serial', 'bluetooth'] as const;

/** How this device prints, and what tries it: a test on paper, and the drawer. */
export function PrinterDialog({ onClose }: { onClose: () => void }) {
  const till = useTill();
  const { store } = till.setup();
  const cashier = useCashier();
  const approve = useApproval();
  const { settings, change, run, openDrawer } = useReceiptPrinter();
  const opening = useTillAct();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const { kind, paper, isAutomatic } = settings;
  const reachable = reachableKinds(navigator);
  const missing = byDevice.filter((one) => !reachable.includes(one));

  async function test(): Promise<void> {
    setIsBusy(true);
    setSaid(null);
    try {
      await run({ rows: testRows(store.name) });
      setSaid({ text: say('test.sent') });
    } catch (error) {
      const isNoneChosen = error instanceof Error && error.name === 'NoPrinterChosen';
      setSaid({ text: say(isNoneChosen ? 'test.notChosen' : 'test.failed'), isProblem: true });
    }
    setIsBusy(false);
  }

  /** Written down before it opens: that it was stands in the report of the shift. */
  function open(): Promise<void> {
    return opening.run(async () => {
      const approval = await approve('openDrawer');
      if (!approval) return;
      await till.commit('drawer_opened', {
        cashier_id: cashier.id,
        ...approval,
        at: new Date().toISOString(),
      });
      openDrawer();
    });
  }

  return (
    <Modal
      open
      title={say('title')}
      onClose={onClose}
      footer={
        kind === 'browser' ? (
          <Button size="lg" variant="primary" onClick={onClose}>
            {say('done')}
          </Button>
        ) : (
          <>
            <Button
              size="lg"
              busy={opening.isBusy}
              icon={<WalletIcon size={18} />}
              onClick={() => void open()}
            >
              {say('drawer')}
            </Button>
            <Button
              size="lg"
              variant="primary"
              busy={isBusy}
              icon={<PrinterIcon size={18} />}
              onClick={() => void test()}
            >
              {say('test')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <Segmented<PrinterKind>
          stackOnPhone
          label={say('kind')}
          options={reachable.map((value) => ({ value, label: say(`kind.${value}`) }))}
          value={kind}
          onChange={(next) => {
            setSaid(null);
            change({ kind: next });
          }}
        />
        {missing.length > 0 && <Muted>{say('kind.missing', { kinds: either(missing) })}</Muted>}
        <Stack gap={2}>
          <ChosenPrinter key={kind} onSaid={setSaid} />
          {said?.isProblem ? <FormError>{said.text}</FormError> : <p role="status">{said?.text}</p>}
        </Stack>
        <Segmented
          label={say('paper')}
          options={papers
            .filter((value) => value !== 'a4' || kind === 'browser')
            .map((value) => ({ value, label: say(`paper.${value}`) }))}
          value={paper}
          onChange={(next) => change({ paper: next })}
        />
        <Toggle
          label={say('automatic')}
          checked={isAutomatic}
          onChange={(next) => change({ isAutomatic: next })}
        />
        {opening.problem && <FormError>{opening.problem}</FormError>}
        <Muted>{say('device')}</Muted>
      </Stack>
    </Modal>
  );
}

function either(kinds: readonly PrinterKind[]): string {
  return listText(
    kinds.map((kind) => say(`kind.${kind}`)),
    'disjunction',
  );
}
