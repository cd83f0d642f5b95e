import { DownloadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUploadImport } from '#api/catalogue/imports.ts';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { sayImport } from '#sentences/products/imports.ts';
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
  const upload = useUploadImport(of.kind, of.into);
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
        label={sayImport('file.label')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hint={sayImport('file.hint')}
        error={problem}
        onPick={(file) => void send(file)}
        progress={
          share === null
            ? null
            : {
                percent,
                text: share < 1 ? sayImport('file.uploading', { percent }) : sayImport('file.reading'),
              }
        }
        onCancel={() => stop.current?.abort()}
      >
        <p className={styles.sources}>{sayImport(`sources.${of.kind}`)}</p>
        <Button size="sm" variant="quiet" icon={<DownloadIcon size={16} />} onClick={of.saveTemplate}>
          {sayImport('file.template')}
        </Button>
      </FileDrop>
    </Card>
  );
}

/** What the server would say, said before the file travels. */
function fileProblem({ name, size }: File): string | null {
  if (size === 0) return sayImport('file.empty');
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return sayImport('file.spreadsheet');
  return size > mostBytes ? sayImport('file.tooLarge') : null;
}

function problemOf(error: unknown): string {
  const id = error instanceof ApiError ? error.requestId : undefined;
  return id ? sayImport('file.failed', { problem: messageOf(error), id }) : messageOf(error);
}
