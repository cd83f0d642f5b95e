import { useState } from 'react';
import { fetchFile } from '#api/papers.ts';
import { saveFile } from '#api/save-file.ts';
import { toast } from '#ui/toast.tsx';
import { showFailure } from './checked-form.ts';
import { canPrint, printFile } from './print-file.ts';

/** Prints or keeps a PDF whose address is asked for first; what goes wrong is said. */
export function usePaper() {
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
        toast.success(
          'This browser prints no PDF by itself. Open the file that was downloaded, and print it.',
        );
      }),
    download: (askUrl: () => Promise<string>) => act(askUrl, saveFile),
  };
}
