import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useUploadImport } from '#api/product-imports.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import styles from './imports.module.css';
import { saveTemplate } from './template.ts';

const mostBytes = 64 * 1024 * 1024;

/** The first step: a file, and where to get one. */
export function ChooseFile({ onMade }: { onMade: (importId: string) => void }) {
  const upload = useUploadImport();
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);

  async function send(file: File): Promise<void> {
    setProblem(fileProblem(file));
    if (fileProblem(file)) return;
    const controller = new AbortController();
    stop.current = controller;
    setShare(0);
    try {
      const made = await upload.mutateAsync({ file, onProgress: setShare, signal: controller.signal });
      onMade(made.id);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    } finally {
      setShare(null);
    }
  }

  const percent = Math.round((share ?? 0) * 100);
  return (
    <Card>
      <FileDrop
        label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hint="Up to 64 MB and 50,000 rows"
        error={problem}
        onPick={(file) => void send(file)}
        progress={
          share === null
            ? null
            : { percent, text: share < 1 ? `Sending, ${percent} %` : 'Looking at the file…' }
        }
        onCancel={() => stop.current?.abort()}
      >
        <p className={styles.sources}>
          The product exports of Shopify and WooCommerce are taken as they are, and so is any other file with
          headers.
        </p>
        <Button size="sm" variant="quiet" icon={<DownloadIcon size={16} />} onClick={saveTemplate}>
          Download a template
        </Button>
      </FileDrop>
    </Card>
  );
}

/** What the server would say, said before the file travels. */
function fileProblem({ name, size }: File): string | null {
  if (size === 0) return 'This file is empty. Choose another one.';
  if (/\.(xlsx?|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet file. Save it as CSV there, then choose that file.';
  return size > mostBytes ? 'The file is too large. Use one of at most 64 MB, or split it.' : null;
}

function problemOf(error: unknown): string {
  const id = error instanceof ApiError ? error.requestId : undefined;
  return id ? `${messageOf(error)} (${id})` : messageOf(error);
}
