import * as z from 'zod';

/** By the keys of the settings that the theme package says; what each takes is checked there. */
const values = z.record(z.string().max(60), z.unknown());

const name = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

const section = z.strictObject({
  type: name,
  settings: values,
  blocks: z.record(name, z.strictObject({ type: name, settings: values })),
  block_order: z.array(name),
  hidden: z.boolean().exactOptional(),
});

const page = z.strictObject({ sections: z.record(name, section), order: z.array(name) });

const menuEntry = z.strictObject({ label: z.string(), link: z.string() });
const menu = z.array(menuEntry.extend({ items: z.array(menuEntry) }));

/** How a shop looks, whole: its theme, settings, pages made of sections, and menus. */
export const themeDocument = z.strictObject({
  theme: z.string().max(60),
  settings: values,
  pages: z.strictObject({ home: page, product: page, collection: page }),
  menus: z.strictObject({ main: menu, footer: menu }),
});
