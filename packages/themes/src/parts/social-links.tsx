import { type SocialNetwork, socialAddress, socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import { useShop } from './shop-context.ts';

const names: Record<SocialNetwork, string> = {
  website: 'Website',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
};

/** Where else the store is. Their names are the same in every language. */
export function SocialLinks() {
  const { shop } = useShop();
  const known = socialNetworkKeys.flatMap((network) => {
    const link = socialAddress(network, shop.social[network] ?? '');
    return link ? [{ network, link }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="social">
      {known.map(({ network, link }) => (
        <li key={network}>
          <a href={link} rel="noopener">
            {names[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
