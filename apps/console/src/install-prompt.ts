/** What browsers that install apps hand to the page; the others never do. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** From the start of the page on: the browser offers it once, wherever the person is. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => keep(event as InstallPrompt));
  addEventListener('appinstalled', () => keep(null));
}

export function subscribeToInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function canInstall(): boolean {
  return prompt !== null;
}

/** Asks the person; a browser lets itself be asked once. */
export async function install(): Promise<void> {
  const asked = prompt;
  keep(null);
  await asked?.prompt();
}
