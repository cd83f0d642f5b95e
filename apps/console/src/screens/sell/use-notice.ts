import { useCallback, useRef } from 'react';
import { toast } from '#ui/feedback/toast.tsx';

interface NoticeAction {
  label: string;
  onAction: () => void;
}

/** One message at a time: the next one, or whatever works, takes its place. Null takes it away. */
export function useNotice(): (text: string | null, action?: NoticeAction) => void {
  const shown = useRef<number>(undefined);
  return useCallback((text, action) => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
    shown.current =
      text === null ? undefined : toast.warning(text, action ? { action, sticky: true } : undefined);
  }, []);
}
