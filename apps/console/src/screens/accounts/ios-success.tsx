import { WaitSpinner } from '#ui/spinner.tsx';

/** SPEC section 2: shows only a loading spinner; the mobile app reads the code from the address and takes over. */
export function IosSuccessScreen() {
  return (
    <main>
      <h1 className="visually-hidden">You are logged in</h1>
      <WaitSpinner page />
    </main>
  );
}
