/** What a merchant can set of the shop as a whole, in every theme; what it comes with is the theme's to say (`Theme.defaults`). */
export const shopSettings = {
  paper: { kind: 'colour', default: '#ffffff' },
  ink: { kind: 'colour', default: '#14181f' },
  accent: { kind: 'colour', default: '#1b7a4b' },
  accent_ink: { kind: 'colour', default: '#ffffff' },
  heading_typeface: { kind: 'typeface', default: 'inter' },
  text_typeface: { kind: 'typeface', default: 'inter' },
  announcement: { kind: 'text', max: 150, default: '' },
  announcement_link: { kind: 'link', default: '' },
  logo: { kind: 'picture' },
  favicon: { kind: 'picture' },
  share_picture: { kind: 'picture' },
  seo_title: { kind: 'text', max: 70, default: '' },
  seo_description: { kind: 'text', max: 320, default: '' },
} as const;
