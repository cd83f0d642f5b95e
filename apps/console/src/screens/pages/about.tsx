import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
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
    text: 'Create your store as a restaurant or bar, and take orders on any screen.',
  },
  {
    drawing: 'product_wholesale_distribution',
    title: 'Wholesalers and franchises',
    text: 'Sell on account with credit limits, statements and payment reminders. Part of the Enterprise plan, free to try for 14 days.',
  },
];

const channels = [
  {
    drawing: 'channel_online',
    title: 'Online',
    text: 'Every store gets its own web address and a look you choose.',
  },
  {
    drawing: 'channel_in_person',
    title: 'In person',
    text: 'Retail or restaurant. Add items by search or barcode, take the payment and print the receipt.',
  },
];

const selling = [
  'Orders, draft orders, returns and exchanges',
  'Payments in full, in parts, on credit or on delivery',
  'Discounts, gift cards and store credit',
  'Invoices, receipts, packing slips and statements',
  'Customers with balances and credit limits',
];

const managing = [
  'Products with variants, pictures and barcodes',
  'Stock by location, stock-takes, transfers and purchase orders',
  'Reports on sales, margin, VAT and outstanding balances',
  'Staff with a role in each store',
  'Imports from Shopify, WooCommerce and CSV files',
];

/** The marketing page that the logo leads to. It says nothing that is not there yet. */
export function AboutScreen() {
  return (
    <PageFrame wide>
      <div className={styles.sections}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1 data-page-heading tabIndex={-1} className={styles.title}>
              The back office for merchants
            </h1>
            <p className={styles.lead}>
              Sokoni means “at the market”. Products, orders, stock, customers and staff in one calm place, on
              any screen with a browser.
            </p>
            <Invitation />
          </div>
          <Drawing name="sign_in" cut="poster" size={480} className={styles.poster} />
        </section>
        <Tiles title="Who it is for" tiles={audiences} />
        <Tiles title="Where you sell" tiles={channels} />
        <section className={styles.lists}>
          <List title="Sell" items={selling} />
          <List title="Manage" items={managing} />
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
        Create an account
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
