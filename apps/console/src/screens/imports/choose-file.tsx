import { DownloadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUploadImport } from '#api/catalogue/imports.ts';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { KindOfImport } from './import-kinds.ts';
import styles from './imports.module.css';

const mostBytes = 64 * 1024 * 1024;

interface ChooseFileProps {
  of: KindOfImport;
  onMade: (importId: string) => void;
}

/** The first step: a file, and where to get one. */
export function ChooseFile({ of, onMade }: ChooseFileProps) {
  const upload = useUploadImport(of.kind);
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
            : { percent, text: share < 1 ? `Uploading, ${percent}%` : 'Reading the file…' }
        }
        onCancel={() => stop.current?.abort()}
      >
        <p className={styles.sources}>{of.sources}</p>
        <Button size="sm" variant="quiet" icon={<DownloadIcon size={16} />} onClick={of.saveTemplate}>
          Download a template
        </Button>
      </FileDrop>
    </Card>
  );
}

/** What the server would say, said before the file travels. */
function fileProblem({ name, size }: File): string | null {
  if (size === 0) return 'This file is empty. Choose another file.';
  if (/\.(xlsx?|ods|numbers)$/i.test(name))
    return 'This is a spreadsheet file. Save it as CSV, then choose that file.';
  return size > mostBytes ? 'The file is too large. Use at most 64 MB, or split it.' : null;
}

function problemOf(error: unknown): string {
  const id = error instanceof ApiError ? error.requestId : undefined;
  return id ? `${messageOf(error)} (${id})` : messageOf(error);
}
