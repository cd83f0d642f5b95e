/** Whether a PIN is the one that was hashed (argon2id, encoded). What it calculates with is loaded when it is first asked. */
export async function isRightPin(pin: string, hash: string): Promise<boolean> {
  const { argon2Verify } = await import('hash-wasm');
  return argon2Verify({ password: pin, hash });
}
