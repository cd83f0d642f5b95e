import { XIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import styles from '#screens/stores/stores.module.css';
import { IconButton } from '#ui/buttons/button.tsx';

/** SPEC section 2, Onboarding step 0: a short terms page; its close button returns to step 3. */
export function TermsStep({ onClose }: { onClose: () => void }) {
  return (
    <article className={styles.terms}>
      <header className={styles.termsHead}>
        <h1 data-page-heading tabIndex={-1}>
          Terms in short
        </h1>
        <IconButton label="Close" icon={<XIcon />} onClick={onClose} />
      </header>
      <p>A summary. The full terms apply.</p>
      <ul>
        <li>You sell your own products under your own name, and only what the law of your country allows.</li>
        <li>Your products, orders and customers belong to you.</li>
        <li>You are responsible for prices, taxes and delivery. Sokoni is not the seller.</li>
        <li>Staff you invite can do what their role allows.</li>
        <li>You can close a store at any time and reopen it within 30 days.</li>
      </ul>
      <p>
        <Link to={paths.terms} target="_blank">
          Read all the terms
        </Link>{' '}
        and the{' '}
        <Link to={paths.privacy} target="_blank">
          privacy policy
        </Link>
        . Both open in a new tab.
      </p>
    </article>
  );
}
