import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sayLogin } from '#sentences/login.ts';
import { LanguageChoice } from './language-choice.tsx';

/** The last line of every page before a sign-in, with the language of all of them. */
export function LegalLinks() {
  return (
    <>
      <Link to={paths.about}>{sayLogin('frame.about')}</Link>
      <Link to={paths.terms}>{sayLogin('frame.terms')}</Link>
      <Link to={paths.privacy}>{sayLogin('frame.privacy')}</Link>
      <LanguageChoice />
    </>
  );
}
