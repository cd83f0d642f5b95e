import { useShop } from './shop-context.ts';
import { ShopLink } from './shop-link.tsx';

/** How to reach the store: what it has told of itself. */
export function Contact() {
  const { shop } = useShop();
  const { address, phone, email } = shop;
  if (!address && !phone && !email) return null;
  return (
    <address className="contact">
      {address && <span>{address}</span>}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}

/** The way to the form that writes to the store. */
export function WriteToUs() {
  const { say } = useShop();
  return (
    <ShopLink className="write-to-us" href="/contact">
      {say('writeToUs')}
    </ShopLink>
  );
}
