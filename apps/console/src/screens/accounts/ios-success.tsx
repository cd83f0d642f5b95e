import { say } from '#sentences/accounts.ts';
import { WaitSpinner } from '#ui/buttons/spinner.tsx';

/** SPEC section 2: shows only a loading spinner; the mobile app reads the code from the address and takes over. */
export function IosSuccessScreen() {
  return (
    <main>
      <h1 className="visually-hidden">{say('ios.done')}</h1>
      <WaitSpinner page />
    </main>
  );
}
