import { useState } from 'react';
import { saveFile } from '#api/client/save-file.ts';
import { fetchFile } from '#api/sales/documents.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayDocument as say } from '#sentences/documents.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { canPrint, printFile } from './print-file.ts';

/** Prints or keeps a PDF whose address is asked for first; what goes wrong is said. */
export function useDocument() {
  const [isBusy, setIsBusy] = useState(false);

  async function act(
    askUrl: () => Promise<string>,
    use: (url: string) => Promise<void> | void,
  ): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await use(await askUrl());
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    print: (askUrl: () => Promise<string>) =>
      act(askUrl, async (url) => {
        if (canPrint()) return printFile(await fetchFile(url));
        saveFile(url);
        toast.success(say('print.blocked'));
      }),
    download: (askUrl: () => Promise<string>) => act(askUrl, saveFile),
  };
}
