import sanitizeHtml from 'sanitize-html';

/** What a description may be made of: text with structure, no styles, no pictures from elsewhere, nothing that runs. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', div: 'p' },
};

/** Rich text as it is kept: what is not allowed goes, its words stay (CONTRACT "Security, decided"). */
export function safeDescription(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}
