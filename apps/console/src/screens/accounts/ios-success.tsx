import { WaitSpinner } from '#ui/spinner.tsx';

/** SPEC section 2: shows only a loading spinner; the mobile app reads the code from the address and takes over. */
export function IosSuccessScreen() {
  return (
    <main>
      <WaitSpinner page />
    </main>
  );
}
