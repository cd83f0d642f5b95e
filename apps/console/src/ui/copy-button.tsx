import { useEffect, useState } from 'react';
import { announce } from './announcer.tsx';
import { Button, type ButtonSize } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  doneLabel?: string;
  size?: ButtonSize;
}

/** Puts a text on the clipboard, and says so for a moment. */
export function CopyButton({ text, label = 'Copy', doneLabel = 'Copied', size = 'sm' }: CopyButtonProps) {
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timeout = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timeout);
  }, [done]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setDone(true);
    announce(doneLabel);
  }

  return (
    <Button
      size={size}
      icon={done ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      onClick={() => void copy()}
    >
      {done ? doneLabel : label}
    </Button>
  );
}
