import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { TextPage } from './text-page.tsx';

export function TermsScreen() {
  return (
    <TextPage title="Terms" description="In force since 21 November 2026">
      <p>
        Sokoni is a back office for merchants. “We” is whoever runs Sokoni at this address; “you” is everyone
        with an account here. By opening an account you agree to what follows.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          Give your real name and an e-mail address that you read. We verify the address before anything else.
        </li>
        <li>One person, one account. Invite your colleagues instead of handing on your password.</li>
        <li>
          You answer for what is done with your account. If somebody else got in, change the password: that
          logs out every other device.
        </li>
      </ul>
      <h2>Your stores</h2>
      <ul>
        <li>
          What you put into a store stays yours. We store it, back it up and show it to the people you let in,
          and use it for nothing else.
        </li>
        <li>
          You decide who works in a store and in which role. An admin can change a role or end it at any time.
        </li>
        <li>You answer for your goods, your prices, your taxes and the law of the place where you sell.</li>
        <li>
          A store starts in test mode or live mode, as you choose. Live mode opens it for real purchases.
        </li>
        <li>The currency of a store cannot be changed once the store exists.</li>
      </ul>
      <h2>What is not allowed</h2>
      <ul>
        <li>Selling what is illegal, stolen or dangerous, or pretending to be somebody else.</li>
        <li>
          Breaking into the accounts or stores of others, or loading the service so that others cannot work.
        </li>
        <li>Sending invites to people who do not know you.</li>
      </ul>
      <p>We may close a store or an account that does any of this. Where we can, we tell you first.</p>
      <h2>Plans</h2>
      <p>
        An account starts on the basic plan. Some product types belong to the Enterprise plan; an account can
        try it once, for 14 days, and goes back to the basic plan afterwards without losing data.
      </p>
      <h2>The service</h2>
      <p>
        Sokoni is being built while you use it. We do what we can to keep it running and your data safe, but
        we do not promise that it is never interrupted or free of faults. As far as the law allows, we are not
        liable for profit lost because of that.
      </p>
      <h2>Leaving</h2>
      <p>
        You can delete your account at any time under Settings, Account. Stores that you own alone are closed
        with it. A store that its owner closes can be opened again for 30 days. Orders are kept as long as the
        law asks for the books.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change we say so here, with a new date. What we keep about you is told in the{' '}
        <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </TextPage>
  );
}
