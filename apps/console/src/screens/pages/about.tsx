import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sayAbout } from '#sentences/public-pages/about.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './about.module.css';
import { PageFrame } from './page-frame.tsx';

const audiences = [
  { key: 'shops', drawing: 'pos_retail' },
  { key: 'restaurants', drawing: 'pos_restaurant' },
  { key: 'wholesalers', drawing: 'product_wholesale_distribution' },
] as const;

const channels = [
  { key: 'online', drawing: 'channel_online' },
  { key: 'inPerson', drawing: 'channel_in_person' },
] as const;

const selling = [
  ...(['selling.orders', 'selling.payments', 'selling.discounts'] as const),
  ...(['selling.documents', 'selling.customers'] as const),
];

const managing = [
  ...(['managing.products', 'managing.stock', 'managing.reports'] as const),
  ...(['managing.staff', 'managing.imports'] as const),
];

/** The marketing page that the logo leads to. It says nothing that is not there yet. */
export function AboutScreen() {
  return (
    <PageFrame wide>
      <div className={styles.sections}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <h1 data-page-heading tabIndex={-1} className={styles.title}>
              {sayAbout('title')}
            </h1>
            <p className={styles.lead}>{sayAbout('lead')}</p>
            <Invitation />
          </div>
          <Drawing name="sign_in" cut="poster" size={480} className={styles.poster} />
        </section>
        <Tiles title={sayAbout('audience.title')} tiles={audiences} />
        <Tiles title={sayAbout('channels.title')} tiles={channels} />
        <section className={styles.lists}>
          <List title={sayAbout('selling.title')} items={selling} />
          <List title={sayAbout('managing.title')} items={managing} />
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
        {sayAbout('myStores')}
      </Link>
    );
  }
  return (
    <p className={styles.actions}>
      <Link to={paths.signUp} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {sayAbout('signUp')}
      </Link>
      <Link to={paths.login} className={buttonClass({ size: 'lg' })}>
        {sayAbout('logIn')}
      </Link>
    </p>
  );
}

interface TilesProps {
  title: string;
  tiles: readonly (typeof audiences | typeof channels)[number][];
}

function Tiles({ title, tiles }: TilesProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.key} className={styles.tile}>
            <Drawing name={tile.drawing} size={88} />
            <h3>{sayAbout(`tile.${tile.key}`)}</h3>
            <p>{sayAbout(`tileText.${tile.key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListProps {
  title: string;
  items: readonly (typeof selling | typeof managing)[number][];
}

function List({ title, items }: ListProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{sayAbout(item)}</li>
        ))}
      </ul>
    </section>
  );
}
