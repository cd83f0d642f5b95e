/** These belong to the server, and so does anything with a file ending (CONTRACT "The wire", ARCHITECTURE "Parts"). */
const serverPaths =
  /^\/(accounts|marketplace|admin|docs|dev|openapi\.json|uploads|livez|readyz|metrics|r)(\/|$)/;
const fileName = /\/[^/]+\.[^/]+$/;

/** Whether a navigation to this path is answered with the stored page of the console. */
export function isConsolePage(pathname: string): boolean {
  return !serverPaths.test(pathname) && !fileName.test(pathname);
}

/** Whether a file is kept when it is first used; the shell's own files are there from the installation on. */
export function isKeptFile(pathname: string): boolean {
  return /^\/(assets|drawings)\//.test(pathname);
}
