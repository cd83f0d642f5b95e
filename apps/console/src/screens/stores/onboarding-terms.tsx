import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import styles from './stores.module.css';

/** SPEC section 2, Onboarding step 0: a short terms page; its close button returns to step 3. */
export function TermsStep({ onClose }: { onClose: () => void }) {
  return (
    <article className={styles.terms}>
      <header className={styles.termsHead}>
        <h1 data-page-heading tabIndex={-1}>
          Terms in short
        </h1>
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
      </header>
      <p>What you agree to when you open a store. The whole text counts.</p>
      <ul>
        <li>You sell your own goods under your own name, and only what the law of your country allows.</li>
        <li>Your products, orders and customers belong to you. You can take them along at any time.</li>
        <li>Prices, taxes and delivery are your promise to your customers. Sokoni is not the seller.</li>
        <li>Whoever you invite acts in your store with the role that you give them.</li>
        <li>You may close a store whenever you like, and have 30 days to reopen it.</li>
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
