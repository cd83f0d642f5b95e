import type { ComponentProps } from 'react';
import { useShop } from './shop-context.ts';

/** A link that stays in the language of the page where it leads to the shop. */
export function ShopLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const { to } = useShop();
  return (
    <a href={to(href)} {...props}>
      {children}
    </a>
  );
}

/** A form of the shop, whose answer is in the language of the page. */
export function ShopForm({
  action,
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'action'> & { action: string }) {
  const { to } = useShop();
  return (
    <form action={to(action)} {...props}>
      {children}
    </form>
  );
}
