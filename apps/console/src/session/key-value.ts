/** A place for text under names: local storage, cookies, or memory where the browser offers neither. */
export interface KeyValue {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
  names(): string[];
  clear(): void;
}

/**
 * Local or session storage that never throws. What the browser refuses (private mode, a full disk, storage switched
 * off) is held in memory, so that the tab works until it is closed.
 */
export function webStorage(open: () => Storage): KeyValue {
  const memory = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set(name, value) {
      const kept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    names() {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      );
      return [...new Set([...stored, ...memory.keys()])];
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

export const localArea = webStorage(() => globalThis.localStorage);
export const tabArea = webStorage(() => globalThis.sessionStorage);
