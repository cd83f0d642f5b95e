import { type SocialNetwork, socialAddress, socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import { useShop } from './shop-context.ts';

/** What is the same in every language. */
const names: Record<Exclude<SocialNetwork, 'website'>, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
};

/** Where else the store is. */
export function SocialLinks() {
  const { shop, say } = useShop();
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
            {network === 'website' ? say('website') : names[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
