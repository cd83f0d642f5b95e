import { useShop } from './shop-context.ts';

/** HTML of the merchant, which the server sanitises when it is written and when it is read. */
export function SanitisedHtml({ html }: { html: string }) {
  const { to } = useShop();
  const inLanguage = html.replaceAll(/href="([^"]*)"/g, (_, link: string) => `href="${to(link)}"`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised
  return <div className="html" dangerouslySetInnerHTML={{ __html: inLanguage }} />;
}
