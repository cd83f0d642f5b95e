import { DownloadIcon, PrinterIcon } from 'lucide-react';
import { useDocument } from '#parts/documents/use-document.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Prints or keeps the quote as a PDF. @param askUrl answers an address that is good for a minute */
export function QuoteDocumentButtons({ askUrl }: { askUrl: () => Promise<string> }) {
  const { isBusy, print, download } = useDocument();
  return (
    <>
      <Button icon={<PrinterIcon size={18} />} busy={isBusy} onClick={() => void print(askUrl)}>
        {say('print')}
      </Button>
      <Button icon={<DownloadIcon size={18} />} disabled={isBusy} onClick={() => void download(askUrl)}>
        {say('download')}
      </Button>
    </>
  );
}
