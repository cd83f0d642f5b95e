import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Our parts hand measures to their style sheets as custom properties. */
    [property: `--${string}`]: string | number | undefined;
  }
}
