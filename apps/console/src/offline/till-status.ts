import type { StoragePromise } from './persistent-storage.ts';

/** How a till stands. */
export interface TillStatus {
  /** Whether the server answered last, and the device has a network as far as it knows. */
  online: boolean;
  /** What waits to be sent. */
  unsent: number;
  /** What the server could not take, or took aside. */
  needsAttention: number;
  /** When the copy was last up to date; ISO 8601, null before that. */
  lastSync: string | null;
  /** Of the copy; `loading`: there is more to come, `failed`: the last try. */
  sync: 'none' | 'loading' | 'ready' | 'failed';
  loadedProducts: number;
  /** The server refuses the key: this browser is a register no more. */
  isPaused: boolean;
  /** Whether the browser has promised to keep what is stored. */
  storage: StoragePromise;
  persistedBytes?: number;
}
