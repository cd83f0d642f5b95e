/**
 * Fetches a script that was left out so far. A browser remembers one that it could not get until the page is loaded anew, so without
 * a network it is not asked at all: the next try, with the network back, gets it.
 */
export async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (globalThis.navigator?.onLine === false) throw new Error('No connection');
  return load();
}
