import { TextPage } from './text-page.tsx';

export function PrivacyScreen() {
  return (
    <TextPage title="Privacy policy" description="In force since 21 November 2026">
      <p>
        What Sokoni collects about you, why, and for how long. No advertising, no third-party tracking, and
        your data is never sold.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>
          <strong>Who you are:</strong> your name, email address and, if you gave them, your phone number and
          a referral code. The admins of your stores see your name, email address and role.
        </li>
        <li>
          <strong>How you log in:</strong> your password as a hash that can’t be read back, or your Google
          account ID. The codes and links we email are stored as hashes and expire.
        </li>
        <li>
          <strong>Where you log in from:</strong> for each device the IP address, time zone, screen size and
          browser. See the list under Settings, Account.
        </li>
        <li>
          <strong>Activity in a store:</strong> every change with who made it, when, and from which IP
          address. The admins of the store can read it.
        </li>
        <li>
          <strong>What you add:</strong> stores, pictures, settings and invites.
        </li>
      </ul>
      <h2>How we use it</h2>
      <p>
        To run your stores, to keep them secure, and to email you about your account: codes, invites and
        password changes. We send no newsletters.
      </p>
      <h2>On your device</h2>
      <ul>
        <li>
          Two cookies hold your session tokens. They are never sent to another site and are removed when you
          log out.
        </li>
        <li>
          The browser’s storage holds your current store, your theme, your progress in the set-up guide and,
          if you ticked “Remember me”, your email address.
        </li>
        <li>A copy of the app, so that it opens quickly.</li>
      </ul>
      <h2>Who we share it with</h2>
      <ul>
        <li>Google, only if you choose to continue with Google.</li>
        <li>The email service that delivers our emails to you.</li>
        <li>
          An error-reporting service, if the operator of this address has set one up. Reports contain no
          passwords or codes.
        </li>
      </ul>
      <h2>How long we keep it</h2>
      <p>
        As long as your account exists. Delete it under Settings, Account, and your name, email address and
        phone number are erased; audit logs then show your past changes without your name. Closed stores are
        kept for 30 days in case you change your mind, orders as long as accounting law requires.
      </p>
      <h2>Your rights</h2>
      <p>
        See and correct your data under Settings, Account. To request a copy, or for anything else about your
        data, reply to any email from us.
      </p>
    </TextPage>
  );
}
