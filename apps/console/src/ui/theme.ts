import { createTheme, type MantineColorsTuple } from '@mantine/core';

const forest: MantineColorsTuple = [
  '#EEF7F2',
  '#E3F1E9',
  '#CFE5D8',
  '#9CCDB1',
  '#5FCB90',
  '#2F9A63',
  '#1B7A4B',
  '#166840',
  '#14603B',
  '#115434',
];

const mango: MantineColorsTuple = [
  '#FEF8EC',
  '#FCEFD6',
  '#F9DEAF',
  '#F6CA80',
  '#F4B658',
  '#F2A33A',
  '#D98A20',
  '#A86510',
  '#754500',
  '#573400',
];

/** Mantine's parts in our measures. Their colours come from tokens.css through mantine.css. */
export const theme = createTheme({
  colors: { forest, mango },
  primaryColor: 'forest',
  primaryShade: { light: 6, dark: 6 },
  black: '#14181F',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600', textWrap: 'balance' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
});
