/** Whether the browser has promised not to throw away what this page stored. */
export type StoragePromise = 'persistent' | 'refused' | 'unknown';

/** Asks for that promise; some browsers ask the person, others decide by how the page is used. */
export async function askForPersistence(): Promise<StoragePromise> {
  return said(() => navigator.storage.persist());
}

/** What was promised, without asking again. */
export async function persistenceNow(): Promise<StoragePromise> {
  return said(() => navigator.storage.persisted());
}

/** Bytes that this site has stored; undefined where the browser does not tell. */
export async function storedBytes(): Promise<number | undefined> {
  try {
    return (await navigator.storage.estimate()).usage;
  } catch {
    return undefined;
  }
}

async function said(ask: () => Promise<boolean>): Promise<StoragePromise> {
  try {
    return (await ask()) ? 'persistent' : 'refused';
  } catch {
    return 'unknown';
  }
}
