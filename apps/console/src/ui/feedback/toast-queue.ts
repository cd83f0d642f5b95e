export type ToastKind = 'success' | 'error' | 'info' | 'warning';

interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** Stays until it is dismissed: what needs an act. */
  sticky?: boolean;
  /** A second sentence: what to do about it. Such a toast stays, until it is dismissed or something succeeds. */
  advice?: string | undefined;
  /** For a call that failed: the line that support asks for. */
  requestId?: string | null | undefined;
  action?: ToastAction;
  otherAction?: ToastAction;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** How the queue asks to be woken, so that the tests bring their own clock. Answers how to cancel. */
export type Timer = (wake: () => void, milliseconds: number) => () => void;

export interface ToastQueue {
  /** What is on the screen now, oldest first. */
  shown(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  add(kind: ToastKind, text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** The pointer or the focus is on the toasts: none goes away. */
  hold(): void;
  /** They may go again, each after its full time. */
  release(): void;
}

/** SPEC section 9: toasts close by themselves after this many milliseconds unless sticky. */
const closeAfter = 3000;
/** More wait until there is room. */
export const atMost = 3;

export function createToastQueue(timer: Timer): ToastQueue {
  let waiting: Toast[] = [];
  let shown: readonly Toast[] = [];
  let held = false;
  let lastId = 0;
  const stops = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  function show(next: readonly Toast[]): void {
    const room = atMost - next.length;
    shown = [...next, ...waiting.slice(0, room)];
    waiting = waiting.slice(room);
    if (!held) startTimers();
    for (const listener of listeners) listener();
  }

  function startTimers(): void {
    for (const { id, sticky, advice } of shown) {
      if (sticky || advice || stops.has(id)) continue;
      stops.set(
        id,
        timer(() => dismiss(id), closeAfter),
      );
    }
  }

  function stopTimer(id: number): void {
    stops.get(id)?.();
    stops.delete(id);
  }

  function dismiss(id: number): void {
    stopTimer(id);
    waiting = waiting.filter((toast) => toast.id !== id);
    if (shown.some((toast) => toast.id === id)) show(shown.filter((toast) => toast.id !== id));
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(kind, text, options = {}) {
      const same = [...shown, ...waiting].find((toast) => toast.kind === kind && toast.text === text);
      // The same sentence twice is one toast that stays longer.
      if (same) {
        stopTimer(same.id);
        if (!held) startTimers();
        return same.id;
      }
      if (kind === 'success') for (const { id, advice } of [...shown, ...waiting]) if (advice) dismiss(id);
      lastId += 1;
      waiting.push({ ...options, id: lastId, kind, text });
      if (shown.length < atMost) show(shown);
      return lastId;
    },
    dismiss,
    hold() {
      held = true;
      for (const id of [...stops.keys()]) stopTimer(id);
    },
    release() {
      held = false;
      startTimers();
    },
  };
}
