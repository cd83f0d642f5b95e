import { XIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import styles from '#screens/stores/stores.module.css';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOnboarding } from '#sentences/stores/onboarding.ts';
import { IconButton } from '#ui/buttons/button.tsx';

/** SPEC section 2, Onboarding step 0: a short terms page; its close button returns to step 3. */
export function TermsStep({ onClose }: { onClose: () => void }) {
  return (
    <article className={styles.terms}>
      <header className={styles.termsHead}>
        <h1 data-page-heading tabIndex={-1}>
          {sayOnboarding('terms.title')}
        </h1>
        <IconButton label={sayOnboarding('terms.close')} icon={<XIcon />} onClick={onClose} />
      </header>
      <p>{sayOnboarding('terms.intro')}</p>
      <ul>
        <li>{sayOnboarding('terms.products')}</li>
        <li>{sayOnboarding('terms.yours')}</li>
        <li>{sayOnboarding('terms.responsible')}</li>
        <li>{sayOnboarding('terms.staff')}</li>
        <li>{sayOnboarding('terms.closing')}</li>
      </ul>
      <p>
        {richText(
          sayOnboarding.rich('terms.more', {
            terms: (words) => (
              <Link to={paths.terms} target="_blank">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link to={paths.privacy} target="_blank">
                {words}
              </Link>
            ),
          }),
        )}
      </p>
    </article>
  );
}
