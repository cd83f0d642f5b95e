interface Face {
  /** As CSS names it. */
  family: string;
  /** What stands in for it where it has not come, or has no such letter. */
  otherwise: string;
  /** The file that we serve; null: every device has it. */
  file: { package: string; name: string } | null;
}

function served(family: string, folder: string, otherwise: string): Face {
  const file = { package: `@fontsource-variable/${folder}`, name: `${folder}-latin-wght-normal.woff2` };
  return { family, otherwise, file };
}

const sans = 'system-ui,sans-serif';
const serif = 'Georgia,"Times New Roman",serif';

/** The typefaces that a shop can be set in. */
export const faces = {
  inter: served('Inter', 'inter', sans),
  figtree: served('Figtree', 'figtree', sans),
  dm_sans: served('DM Sans', 'dm-sans', sans),
  archivo: served('Archivo', 'archivo', sans),
  bricolage: served('Bricolage Grotesque', 'bricolage-grotesque', sans),
  fraunces: served('Fraunces', 'fraunces', serif),
  playfair: served('Playfair Display', 'playfair-display', serif),
  georgia: { family: 'Georgia', otherwise: '"Times New Roman",serif', file: null },
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

/** The addresses of the files that these typefaces need. */
export function fontAddresses(chosen: readonly Typeface[]): string[] {
  return [...new Set(chosen)].flatMap((typeface) => {
    const { file } = faces[typeface];
    return file ? [fontsPath + file.name] : [];
  });
}

/** What CSS must know of these typefaces. `optional`: one that comes late moves nothing, and is there on the next page. */
export function fontRules(chosen: readonly Typeface[]): string {
  return [...new Set(chosen)]
    .map((typeface) => {
      const { family, file } = faces[typeface];
      if (!file) return '';
      return `@font-face{font-family:"${family}";src:url(${fontsPath}${file.name}) format("woff2");font-weight:100 900;font-display:optional}`;
    })
    .join('');
}
