import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { TextPage } from './text-page.tsx';

export function TermsScreen() {
  return (
    <TextPage title="Terms" description="In force since 21 November 2026">
      <p>
        Sokoni is a back office for merchants. “We” is the operator of Sokoni at this address; “you” is
        everyone with an account here. By creating an account you agree to these terms.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Give your real name and an email address that you read. We verify the address first.</li>
        <li>One person, one account. Invite your staff instead of sharing your password.</li>
        <li>
          You are responsible for what is done with your account. If someone else got in, change your
          password: that logs out every other device.
        </li>
      </ul>
      <h2>Your stores</h2>
      <ul>
        <li>
          What you add to a store stays yours. We store it, back it up and show it to the people you invite,
          and use it for nothing else.
        </li>
        <li>
          You decide who works in a store and in which role. An admin can change or remove a role at any time.
        </li>
        <li>
          You are responsible for your products, prices and taxes, and for following the law where you sell.
        </li>
        <li>
          You choose whether a store starts in test mode or live mode. Live mode opens it for real purchases.
        </li>
        <li>The currency of a store can’t be changed after it is created.</li>
      </ul>
      <h2>What is not allowed</h2>
      <ul>
        <li>Selling anything illegal, stolen or dangerous, or pretending to be someone else.</li>
        <li>Breaking into other people’s accounts or stores, or overloading the service.</li>
        <li>Inviting people who don’t know you.</li>
      </ul>
      <p>We may close a store or an account that breaks these rules. Where we can, we tell you first.</p>
      <h2>Plans</h2>
      <p>
        An account starts on the Basic plan. Some product types need the Enterprise plan. You can try it once,
        for 14 days; your account then returns to the Basic plan without losing data.
      </p>
      <h2>The service</h2>
      <p>
        We work to keep Sokoni running and your data safe, but we can’t promise that it is never interrupted
        or free of errors. As far as the law allows, we are not liable for lost profit.
      </p>
      <h2>Leaving</h2>
      <p>
        You can delete your account at any time under Settings, Account. The stores you created are closed
        with it. A store that its owner closes can be reopened for 30 days. Orders are kept as long as
        accounting law requires.
      </p>
      <h2>Changes</h2>
      <p>
        When these terms change, we update this page and its date. What we collect about you is described in
        the <Link to={paths.privacy}>privacy policy</Link>.
      </p>
    </TextPage>
  );
}
