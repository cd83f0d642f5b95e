import { TextPage } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title="Privacy policy" description="In force since 21 November 2026">
      <p>
        What Sokoni keeps about you, why, and for how long. No advertising, no tracking by others, nothing is
        sold.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>
          <strong>Who you are:</strong> your name, e-mail address and, if you gave it, phone number and a
          referral code. The admins of your stores see your name, e-mail address and role.
        </li>
        <li>
          <strong>How you log in:</strong> your password as a hash that nobody can read back, or the number by
          which Google knows you. Codes and links that we mail are kept as hashes and expire.
        </li>
        <li>
          <strong>Where you log in from:</strong> for each device the network address, the time zone, the
          screen size and what the browser says it is. You find the list under Settings, Account.
        </li>
        <li>
          <strong>What is done in a store:</strong> every change with who made it, when, and from which
          network address. The admins of the store can read it.
        </li>
        <li>
          <strong>What you put in:</strong> stores, pictures, settings and invites.
        </li>
      </ul>
      <h2>What for</h2>
      <p>
        To run your stores, to keep strangers out of them, and to write to you about your account: codes,
        invites, changes of the password. We send no newsletters.
      </p>
      <h2>On your device</h2>
      <ul>
        <li>
          Two cookies hold the tokens of your session. They go to no other site and are gone when you log out.
        </li>
        <li>
          The browser’s storage holds which store you are in, your theme, how far you are in the set-up guide
          and, if you ticked “Remember me”, your e-mail address.
        </li>
        <li>A copy of the program itself, so that it opens quickly.</li>
      </ul>
      <h2>Who else sees it</h2>
      <ul>
        <li>Google, only if you choose to continue with Google.</li>
        <li>The mail service that carries our mails to you.</li>
        <li>
          A service for error reports, if whoever runs this address has set one up. Reports carry no passwords
          and no codes.
        </li>
      </ul>
      <h2>How long</h2>
      <p>
        As long as your account exists. Delete it under Settings, Account, and your name, address and phone
        number go with it; the log of a store then says that somebody did something, no longer who. Closed
        stores are kept for 30 days in case you change your mind, orders as long as the law asks for the
        books.
      </p>
      <h2>What you can do</h2>
      <p>
        See and correct your data under Settings, Account. To ask for a copy, or for anything else about your
        data, write to the address that our mails come from.
      </p>
    </TextPage>
  );
}
