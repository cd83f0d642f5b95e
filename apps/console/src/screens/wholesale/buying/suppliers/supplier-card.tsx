import { Link } from 'react-router';
import type { SupplierStore } from '#api/wholesale/buying.ts';
import { useCountryName } from '#parts/customers/country-name.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { saySupplierFinder as say } from '#sentences/wholesale/finder.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RelationBadge } from '../relation-badge.tsx';
import styles from './suppliers.module.css';

interface SupplierCardProps {
  supplier: SupplierStore;
  onAsk: (supplier: SupplierStore) => void;
}

/** A store to buy from, and the way in. */
export function SupplierCard({ supplier, onAsk }: SupplierCardProps) {
  const { id, name, logo, country, currency_code, relation, reason } = supplier;
  const countryName = useCountryName();
  const introduction = supplier.introduction || supplier.description;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} src={logo} size={48} fallback={<Drawing name="store_default" size={34} />} />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={wholesalePaths.supplierToBuyFrom(id)}>{name}</Link>
          </h2>
          <p className={styles.place}>
            {country && <span>{countryName(country)}</span>}
            <span>{currency_code}</span>
          </p>
        </div>
        <RelationBadge relation={relation} />
      </div>
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      {relation === 'declined' && reason && (
        <p className={styles.reason}>{say('declined.reason', { reason })}</p>
      )}
      {(relation === 'pending' || relation === 'paused') && (
        <p className={styles.reason}>{say(`hint.${relation}`)}</p>
      )}
      <Way supplier={supplier} onAsk={onAsk} />
    </Card>
  );
}

function Way({ supplier, onAsk }: SupplierCardProps) {
  const { id, name, relation } = supplier;
  if (relation === 'active') {
    return (
      <Link
        to={wholesalePaths.supplierToBuyFrom(id)}
        aria-label={say('shop.openOf', { name })}
        className={buttonClass({ variant: 'primary' })}
      >
        {say('shop.open')}
      </Link>
    );
  }
  if (relation !== 'none' && relation !== 'declined') return null;
  return (
    <Button aria-label={say('ask.openOf', { name })} onClick={() => onAsk(supplier)}>
      {relation === 'none' ? say('ask.open') : say('ask.again')}
    </Button>
  );
}
