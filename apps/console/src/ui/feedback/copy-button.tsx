import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button, type ButtonSize } from '#ui/buttons/button.tsx';
import { announce } from './announcer.tsx';
import { copyText } from './copy-text.ts';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  text: string;
  label?: string;
  doneLabel?: string;
  size?: ButtonSize;
}

/** Puts a text on the clipboard, and says so for a moment. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = sayUi('copy.copy'), doneLabel = sayUi('copy.done'), size = 'sm' } = props;
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!done) return;
    const timeout = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timeout);
  }, [done]);

  async function copy(): Promise<void> {
    if (!button.current || !(await copyText(text, button.current))) {
      toast.error(sayUi('copy.blocked', { copied: text }), { sticky: true });
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
