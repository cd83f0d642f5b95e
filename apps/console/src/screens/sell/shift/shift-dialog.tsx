import { PrinterIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Till } from '#offline/till.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { PrintSheet } from '#parts/printing/print-sheet.tsx';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { storage } from '#session/storage.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { useTill } from '../till-context.tsx';
import { useTillRead } from '../use-till-read.ts';
import { CloseShift } from './close-shift.tsx';
import { MoveCash } from './move-cash.tsx';
import { OpenShift } from './open-shift.tsx';
import { type ShiftFigures, shiftFigures } from './shift-figures.ts';
import { ShiftReport } from './shift-report.tsx';
import { ShiftSlip } from './shift-slip.tsx';

interface Closed {
  figures: ShiftFigures;
  counted: number;
  openedAt: string;
}

/** The shift of this register: opened, looked at, and closed by count. */
export function ShiftDialog({ onClose }: { onClose: () => void }) {
  const { shift } = useTill().setup();
  const [act, setAct] = useState<'open' | 'move' | 'close' | null>(null);
  const [closed, setClosed] = useState<Closed | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const dates = useStoreDates();
  const figures = useFigures(shift);

  if (act === 'open') return <OpenShift onClose={() => setAct(null)} />;
  if (act === 'move') return <MoveCash onClose={() => setAct(null)} />;
  if (act === 'close' && shift && figures) {
    return (
      <CloseShift
        figures={figures}
        onClosed={(counted) => {
          setClosed({ figures, counted, openedAt: shift.opened_at });
          setAct(null);
        }}
        onClose={() => setAct(null)}
      />
    );
  }
  const report = closed ?? (shift && figures && { figures, openedAt: shift.opened_at });
  return (
    <Modal
      open
      title={say(closed ? 'closed.title' : 'title')}
      onClose={onClose}
      footer={
        closed ? (
          <Button size="lg" variant="primary" onClick={onClose}>
            {say('done')}
          </Button>
        ) : shift ? (
          <>
            <Button size="lg" onClick={() => setAct('move')}>
              {say('move')}
            </Button>
            <Button size="lg" variant="primary" disabled={!figures} onClick={() => setAct('close')}>
              {say('close')}
            </Button>
          </>
        ) : (
          <Button size="lg" variant="primary" onClick={() => setAct('open')}>
            {say('open')}
          </Button>
        )
      }
    >
      {report ? (
        <Stack>
          {shift && !closed && (
            <DataList
              items={[
                { term: say('opened'), value: dates.moment(shift.opened_at) },
                ...(shift.opened_by ? [{ term: say('opened.by'), value: shift.opened_by.name }] : []),
              ]}
            />
          )}
          {/* First: a report can be longer than the screen. */}
          <Button size="lg" icon={<PrinterIcon size={18} />} onClick={() => setIsPrinting(true)}>
            {say('print')}
          </Button>
          <ShiftReport {...report} />
          <Muted>{say('device')}</Muted>
          {isPrinting && (
            <PrintSheet onDone={() => setIsPrinting(false)}>
              <ShiftSlip {...report} paper={storage.receiptPaper.get() ?? '80'} />
            </PrintSheet>
          )}
        </Stack>
      ) : shift ? (
        <Skeleton shape="block" height="16rem" />
      ) : (
        <p>{say('none')}</p>
      )}
    </Modal>
  );
}

/** What this device recorded of the open shift; undefined until it was read. */
function useFigures(shift: { id: string; opening_float: number } | null): ShiftFigures | undefined {
  const id = shift?.id ?? '';
  const read = useCallback(async (till: Till) => ({ id, rows: await till.inShift(id) }), [id]);
  const answer = useTillRead(read);
  return shift && answer?.id === id ? shiftFigures(shift.opening_float, answer.rows) : undefined;
}
