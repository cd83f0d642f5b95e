interface Face {
  /** As CSS names it. */
  family: string;
  /** What stands in for it where it has not come, or has no such letter. */
  otherwise: string;
  /** The files that we serve, as their packages name them; null: every device has it. */
  files: {
    /** All weights. */
    text: string;
    /** One weight, in half as many bytes. */
    heading: string;
  } | null;
}

function served(family: string, folder: string, otherwise: string, headingWeight: 600 | 700 | 800): Face {
  const text = `@fontsource-variable/${folder}/files/${folder}-latin-wght-normal.woff2`;
  const heading = `@fontsource/${folder}/files/${folder}-latin-${headingWeight}-normal.woff2`;
  return { family, otherwise, files: { text, heading } };
}

const sans = 'system-ui,sans-serif';
const serif = 'Georgia,"Times New Roman",serif';

/** The typefaces that a shop can be set in. */
export const faces = {
  inter: served('Inter', 'inter', sans, 700),
  figtree: served('Figtree', 'figtree', sans, 700),
  dm_sans: served('DM Sans', 'dm-sans', sans, 700),
  archivo: served('Archivo', 'archivo', sans, 800),
  bricolage: served('Bricolage Grotesque', 'bricolage-grotesque', sans, 800),
  fraunces: served('Fraunces', 'fraunces', serif, 600),
  playfair: served('Playfair Display', 'playfair-display', serif, 600),
  georgia: { family: 'Georgia', otherwise: '"Times New Roman",serif', files: null },
} as const satisfies Record<string, Face>;

export type Typeface = keyof typeof faces;
export const typefaces = Object.keys(faces) as Typeface[];

/** Below this path a shop serves the files of its typefaces. */
export const fontsPath = '/fonts/';

/** A typeface as CSS names it, with what stands in for it. */
export function faceOf(typeface: Typeface): string {
  const { family, otherwise } = faces[typeface];
  return `"${family}",${otherwise}`;
}

/** What the headings and the texts of a shop are set in. */
export interface ShopTypefaces {
  heading_typeface: Typeface;
  text_typeface: Typeface;
}

/** The addresses of the files that a shop needs. */
export function fontAddresses(chosen: ShopTypefaces): string[] {
  return neededFiles(chosen).map(({ address }) => address);
}

/** What CSS must know of the typefaces of a shop. `optional`: one that comes late moves nothing, and is there on the next page. */
export function fontRules(chosen: ShopTypefaces): string {
  return neededFiles(chosen)
    .map(
      ({ family, address }) =>
        `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:100 900;font-display:optional}`,
    )
    .join('');
}

/** Headings have one weight; one typeface for all is one file. */
function neededFiles({
  heading_typeface,
  text_typeface,
}: ShopTypefaces): { family: string; address: string }[] {
  const heading = heading_typeface === text_typeface ? null : faces[heading_typeface];
  const text = faces[text_typeface];
  return [
    { family: heading?.family, file: heading?.files?.heading },
    { family: text.family, file: text.files?.text },
  ].flatMap(({ family, file }) => (family && file ? [{ family, address: addressOfFont(file) }] : []));
}

/** @param file as its package names it */
export function addressOfFont(file: string): string {
  return fontsPath + file.slice(file.lastIndexOf('/') + 1);
}
