const load = () => import('hash-wasm');

/** Fetches what PINs are compared with: the first one may be asked for without a network. */
export function fetchPinCheck(): void {
  load().catch(() => {});
}

/** Whether a PIN is the one that was hashed (argon2id, encoded). */
export async function isRightPin(pin: string, hash: string): Promise<boolean> {
  const { argon2Verify } = await load();
  return argon2Verify({ password: pin, hash });
}
