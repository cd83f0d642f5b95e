import type { MenuItem } from '#document/document.ts';
import { Contact, WriteToUs } from './contact.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Menu } from './menu.tsx';
import { useShop } from './shop-context.ts';
import { SocialLinks } from './social-links.tsx';

export function Footer({ items }: { items: readonly MenuItem[] }) {
  const { shop, say } = useShop();
  return (
    <footer className="footer">
      <div className="width footer-parts">
        <div className="footer-about">
          <p className="footer-name">{shop.name}</p>
          {shop.description && <p>{shop.description}</p>}
          <SocialLinks />
          {shop.counts_visits && (
            <button className="text-button" type="button" data-consent-again hidden>
              {say('consentAgain')}
            </button>
          )}
        </div>
        <Menu label={say('moreOfShop')} items={items} />
        <div>
          <Contact />
          <WriteToUs />
        </div>
        <LanguageChoice />
      </div>
    </footer>
  );
}
