import { useEffect, useRef, useState } from 'react';
import { announce } from './announcer.tsx';
import { Button, type ButtonSize } from './button.tsx';
import { copyText } from './copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  doneLabel?: string;
  size?: ButtonSize;
}

/** Puts a text on the clipboard, and says so for a moment. */
export function CopyButton({ text, label = 'Copy', doneLabel = 'Copied', size = 'sm' }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!done) return;
    const timeout = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timeout);
  }, [done]);

  async function copy(): Promise<void> {
    if (!button.current || !(await copyText(text, button.current))) {
      toast.error(`This browser does not let us copy. Copy it by hand: ${text}`, { sticky: true });
      return;
    }
    setDone(true);
    announce(doneLabel);
  }

  return (
    <Button
      ref={button}
      size={size}
      icon={done ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      onClick={() => void copy()}
    >
      {done ? doneLabel : label}
    </Button>
  );
}
