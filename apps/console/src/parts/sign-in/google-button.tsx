import { useEffect } from 'react';
import { useGoogleInit } from '#api/stores/accounts.ts';
import { config } from '#config.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayLogin } from '#sentences/login.ts';
import { beginGoogleTrip, type GoogleTrip } from '#session/google-trip.ts';
import { Button } from '#ui/buttons/button.tsx';
import styles from './google-button.module.css';

interface GoogleButtonProps {
  /** What is to be known again at the return; asked when the button is pressed. */
  trip: () => GoogleTrip;
  disabled?: boolean;
}

/** The other way in, under an `or`: to Google and back to /login/google. Nothing is drawn where Google sign-in is not set up. */
export function GoogleButton({ trip, disabled }: GoogleButtonProps) {
  const init = useGoogleInit();
  const { reset } = init;

  useEffect(() => {
    // Back from Google without an answer, the page comes as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);

  if (!config.googleSignIn) return null;

  function leave(): void {
    const plan = trip();
    init.mutate(
      { app_id: 'sokoni', remember_me: plan.rememberMe },
      {
        onSuccess: ({ url }) => {
          beginGoogleTrip(plan);
          location.assign(url);
        },
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <>
      <p className={styles.or}>{sayLogin('google.or')}</p>
      <Button
        size="lg"
        fullWidth
        icon={<GoogleMark />}
        busy={init.isPending || init.isSuccess}
        disabled={disabled}
        onClick={leave}
      >
        {sayLogin('google.continue')}
      </Button>
    </>
  );
}

/** A plain G in the colour of the text; the words say whose it is. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width={18} height={18} viewBox="0 0 20 20" fill="none">
      <path
        d="M16.2 5.4A7.6 7.6 0 1 0 17.6 10H10.4"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </svg>
  );
}
