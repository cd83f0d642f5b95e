import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { type EditHistory, edit, redo, startHistory, undo } from '@sokoni/themes/document/edit-history.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { type Look, useSaveDraft } from '#api/storefront/looks.ts';
import { showFailure } from '#parts/forms/checked-form.ts';

/** So long nothing is changed before the draft is saved. */
const restMs = 700;

export type DraftState = 'none' | 'saved' | 'saving' | 'failed' | 'conflict';

export interface Draft {
  document: ThemeDocument;
  state: DraftState;
  /** Of what the server keeps. */
  look: Look;
  canUndo: boolean;
  canRedo: boolean;
  /** @param subject what the change is about: changes of one subject behind each other are one step; null: a step of its own */
  change: (next: (document: ThemeDocument) => ThemeDocument, subject?: string | null) => void;
  undo: () => void;
  redo: () => void;
  /** Saves what is not saved yet; answers the look as it is kept, null where it could not be. */
  flush: () => Promise<Look | null>;
  /** Goes on with what the server keeps. */
  follow: (look: Look) => void;
}

/** The document that is edited. It is saved by itself, a moment after each change. */
export function useDraft(first: Look): Draft {
  const [history, setHistory] = useState<EditHistory<ThemeDocument>>(() => startHistory(first.document));
  const [kept, setKept] = useState({ look: first, document: first.document as ThemeDocument });
  const [failed, setFailed] = useState<'failed' | 'conflict' | null>(null);
  const sending = useRef<Promise<Look | null> | null>(null);
  const save = useSaveDraft();
  const { present } = history;
  const isSaved = present === kept.document;

  async function send(): Promise<Look | null> {
    await sending.current;
    const sent = present;
    if (sent === latest.current.document) return latest.current.look;
    const body = { version: latest.current.look.version, document: sent as Look['document'] };
    sending.current = save.mutateAsync(body).then(
      (look) => {
        latest.current = { look, document: sent };
        setKept(latest.current);
        setFailed(null);
        return look;
      },
      (error: unknown) => {
        const isConflict = error instanceof ApiError && error.error === 'changed_meanwhile';
        setFailed(isConflict ? 'conflict' : 'failed');
        if (!isConflict) showFailure(error);
        return null;
      },
    );
    const look = await sending.current;
    sending.current = null;
    return look;
  }
  /** What is kept, for who waited for a call to end. */
  const latest = useRef(kept);

  const sendNow = useEffectEvent(() => void send());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (isSaved || failed) return;
    const timeout = setTimeout(() => sendNow(), restMs);
    return () => clearTimeout(timeout);
  }, [isSaved, failed, present]);

  return {
    document: present,
    state: failed ?? (isSaved ? (kept.look.is_draft ? 'saved' : 'none') : 'saving'),
    look: kept.look,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next, subject = null) {
      setHistory((before) => edit(before, next(before.present), subject));
      // What could not be saved is tried again with the next change.
      setFailed((before) => (before === 'failed' ? null : before));
    },
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    flush: send,
    follow(look) {
      latest.current = { look, document: look.document };
      setKept(latest.current);
      setHistory(startHistory<ThemeDocument>(look.document));
      setFailed(null);
    },
  };
}
