import { dotText } from '@sokoni/messages/list-text';
import { DownloadIcon, PrinterIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type ShiftReport, useShift, useShiftFile } from '#api/sales/shifts.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useDocument } from '#parts/documents/use-document.ts';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { PrintSheet } from '#parts/printing/print-sheet.tsx';
import { paths, pathWith } from '#paths.ts';
import { sayShifts as say, sayShiftReport } from '#sentences/point-of-sale/shifts.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ReportCards } from './report-cards.tsx';
import styles from './shifts.module.css';

/** The report of a shift: X while it is open, Z when it is closed. */
export function ShiftScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const shift = useShift(id);
  const back = <BackButton onClick={() => navigate(paths.shifts)} />;
  if (shift.data) return <LoadedShift report={shift.data} back={back} />;
  return (
    <Page>
      <PageHeader title={sayShiftReport('card.shift')} back={back} />
      <Card>
        {shift.isError ? <QueryFailed title={say('failed')} {...shift} /> : <SkeletonText lines={8} />}
      </Card>
    </Page>
  );
}

function LoadedShift({ report, back }: { report: ShiftReport; back: ReactNode }) {
  const dates = useStoreDates();
  const [isPrinting, setIsPrinting] = useState(false);
  const kind = sayShiftReport(report.closed_at ? 'report.z' : 'report.x');
  const subtitle = dotText([report.register.name, dates.moment(report.opened_at)]);
  return (
    <Page>
      <PageHeader
        title={kind}
        description={subtitle}
        back={back}
        actions={
          <>
            <Link to={ordersOf(report, dotText([kind, subtitle]))} className={buttonClass({})}>
              {say('orders')}
            </Link>
            <DownloadReport id={report.id} />
            <Button icon={<PrinterIcon size={18} />} onClick={() => setIsPrinting(true)}>
              {say('print')}
            </Button>
          </>
        }
      />
      <ReportCards report={report} />
      {isPrinting && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          <article className={styles.paper}>
            <h1>{kind}</h1>
            <p>{subtitle}</p>
            <ReportCards report={report} />
          </article>
        </PrintSheet>
      )}
    </Page>
  );
}

/** The list of the orders that were rung in a shift; `words` say there which. */
function ordersOf({ id }: ShiftReport, words: string): string {
  return pathWith(paths.orders, { sold: 'true', shift: id, of: words });
}

const formats = ['pdf', 'csv'] as const;

function DownloadReport({ id }: { id: string }) {
  const link = useShiftFile(id);
  const { isBusy, download } = useDocument();
  return (
    <Menu
      width={160}
      target={
        <Button icon={<DownloadIcon size={18} />} busy={isBusy}>
          {say('file')}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onClick={() => void download(() => link.mutateAsync(format))}>
          {say(`file.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
