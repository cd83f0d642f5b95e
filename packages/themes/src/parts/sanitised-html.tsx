/** HTML of the merchant, which the server sanitises when it is written and when it is read. */
export function SanitisedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was sanitised
  return <div className="html" dangerouslySetInnerHTML={{ __html: html }} />;
}
