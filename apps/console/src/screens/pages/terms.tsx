import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayTerms } from '#sentences/public-pages/terms.ts';
import { TextPage } from './text-page.tsx';

export function TermsScreen() {
  return (
    <TextPage title={sayTerms('title')} description={sayTerms('inForce')}>
      <p>{sayTerms('intro')}</p>
      <h2>{sayTerms('account.title')}</h2>
      <ul>
        <li>{sayTerms('account.real')}</li>
        <li>{sayTerms('account.onePerson')}</li>
        <li>{sayTerms('account.responsible')}</li>
      </ul>
      <h2>{sayTerms('stores.title')}</h2>
      <ul>
        <li>{sayTerms('stores.yours')}</li>
        <li>{sayTerms('stores.staff')}</li>
        <li>{sayTerms('stores.law')}</li>
        <li>{sayTerms('stores.mode')}</li>
        <li>{sayTerms('stores.currency')}</li>
      </ul>
      <h2>{sayTerms('forbidden.title')}</h2>
      <ul>
        <li>{sayTerms('forbidden.illegal')}</li>
        <li>{sayTerms('forbidden.breaking')}</li>
        <li>{sayTerms('forbidden.inviting')}</li>
      </ul>
      <p>{sayTerms('forbidden.closing')}</p>
      <h2>{sayTerms('plans.title')}</h2>
      <p>{sayTerms('plans.text')}</p>
      <h2>{sayTerms('service.title')}</h2>
      <p>{sayTerms('service.text')}</p>
      <h2>{sayTerms('leaving.title')}</h2>
      <p>{sayTerms('leaving.text')}</p>
      <h2>{sayTerms('changes.title')}</h2>
      <p>
        {richText(
          sayTerms.rich('changes.text', { link: (words) => <Link to={paths.privacy}>{words}</Link> }),
        )}
      </p>
    </TextPage>
  );
}
