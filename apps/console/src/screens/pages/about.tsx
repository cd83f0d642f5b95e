import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import styles from './about.module.css';
import { PageFrame } from './page-frame.tsx';

const audiences = [
  {
    drawing: 'pos_retail',
    title: 'Shops',
    text: 'One store or several under one account, each with its own currency, taxes and staff.',
  },
  {
    drawing: 'pos_restaurant',
    title: 'Restaurants and bars',
    text: 'Open a store as a restaurant, and the food menu is suggested to you with it.',
  },
  {
    drawing: 'product_wholesale_distribution',
    title: 'Wholesalers and franchises',
    text: 'Part of the Enterprise plan, which every account can try for 14 days.',
  },
];

const channels = [
  {
    drawing: 'channel_online',
    title: 'Online',
    text: 'Every store gets an address of its own and a look that you choose. The shop that buyers will see is being built.',
  },
  {
    drawing: 'channel_in_person',
    title: 'In person',
    text: 'Retail or restaurant, chosen when the store opens. The counter is being built, and it is meant to go on selling when the network does not.',
  },
];

const today = [
  'Open stores, in test mode first or live at once',
  'Invite the people who work with you, each with a role',
  'Switch the modules that a store uses on and off',
  'Keep the profile, the logo, the taxes and the links of a store',
  'Work in light or dark, on a phone, a tablet or a desk',
];

const comingNext = [
  'Products and stock',
  'Orders and customers',
  'The counter',
  'The online shop',
  'Wholesale',
];

/** The marketing page that the logo leads to. It says nothing that is not there yet. */
export function AboutScreen() {
  return (
    <PageFrame wide>
      <div className={styles.sections}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1 data-page-heading tabIndex={-1} className={styles.title}>
              The back office for those who sell
            </h1>
            <p className={styles.lead}>
              Sokoni means “at the market”. It keeps your stores, your people and your settings in one calm
              place, on any screen with a browser.
            </p>
            <Invitation />
          </div>
          <Drawing name="sign_in" cut="poster" size={480} className={styles.poster} />
        </section>
        <Tiles title="Who it is for" tiles={audiences} />
        <Tiles title="Where you sell" tiles={channels} />
        <section className={styles.lists}>
          <List title="What you can do today" items={today} />
          <List title="What is being built" items={comingNext} />
        </section>
      </div>
    </PageFrame>
  );
}

function Invitation() {
  const isLoggedIn = useSession(isAdminLoggedIn);
  if (isLoggedIn) {
    return (
      <Link to={paths.selectStore} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        My Stores
      </Link>
    );
  }
  return (
    <p className={styles.actions}>
      <Link to={paths.signUp} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        Open an account
      </Link>
      <Link to={paths.login} className={buttonClass({ size: 'lg' })}>
        Log in
      </Link>
    </p>
  );
}

function Tiles({
  title,
  tiles,
}: {
  title: string;
  tiles: { drawing: string; title: string; text: string }[];
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.title} className={styles.tile}>
            <Drawing name={tile.drawing} size={88} />
            <h3>{tile.title}</h3>
            <p>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
