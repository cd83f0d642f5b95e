import { useState } from 'react';
import { sayPrinter as say } from '#sentences/sell/printer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { useReceiptPrinter } from './printer-context.ts';

/** What became of choosing or trying a printer. */
export interface Said {
  text: string;
  isProblem?: boolean;
}

/** Which printer it is, as far as it has to be said. */
export function ChosenPrinter({ onSaid }: { onSaid: (said: Said | null) => void }) {
  const { settings } = useReceiptPrinter();

  async function choose(): Promise<void> {
    onSaid(null);
    try {
      const { printerOf } = await import('./print-job.ts');
      const printer = await printerOf(settings).choose();
      if (printer !== null)
        onSaid({ text: printer === '' ? say('chosen.unnamed') : say('chosen', { printer }) });
    } catch {
      onSaid({ text: say('choose.failed'), isProblem: true });
    }
  }

  if (settings.kind === 'browser') return <Muted>{say('kind.browser.hint')}</Muted>;
  if (settings.kind === 'bridge') return <BridgeAddress />;
  return (
    <>
      <Button size="lg" onClick={() => void choose()}>
        {say('choose')}
      </Button>
      {settings.kind === 'bluetooth' && <Muted>{say('bluetooth.hint')}</Muted>}
    </>
  );
}

function BridgeAddress() {
  const { settings, change } = useReceiptPrinter();
  const [text, setText] = useState(settings.bridge);
  const isAddress = isHttp(text);
  return (
    <TextField
      size="lg"
      inputMode="url"
      label={say('bridge')}
      hint={say('bridge.hint')}
      error={isAddress ? undefined : say('bridge.wrong')}
      value={text}
      onChange={(event) => {
        const next = event.target.value.trim();
        setText(next);
        if (isHttp(next)) change({ bridge: next });
      }}
    />
  );
}

function isHttp(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}
