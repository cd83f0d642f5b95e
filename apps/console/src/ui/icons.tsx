import { circle, icon } from './line-icon.tsx';

// What the parts of this folder and the log-in page need: keep it short, every visit loads it.
export const HelpIcon = icon(
  circle(10, 10, 7.5),
  'M7.8 7.8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.9-1.1 1.8',
  'M10 14h.01',
);
export const InfoIcon = icon(circle(10, 10, 7.5), 'M10 9.3v4.5M10 6.4h.01');
export const WarningIcon = icon('M10 3l7.7 13.5H2.3z', 'M10 8.3v3.7M10 14.3h.01');
export const ErrorIcon = icon(
  'M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9z',
  'M10 6.3v4.4M10 13.6h.01',
);
export const DoneIcon = icon(circle(10, 10, 7.5), 'M6.7 10.2l2.3 2.3 4.3-4.7');
export const CloseIcon = icon('M4.5 4.5l11 11M15.5 4.5l-11 11');
export const CheckIcon = icon('M4 10.5l4 4 8-9');
export const PlusIcon = icon('M10 4v12M4 10h12');
export const MinusIcon = icon('M4 10h12');
export const SearchIcon = icon(circle(8.8, 8.8, 5.3), 'M12.8 12.8L17 17');
export const CopyIcon = icon('M7 7h10v10H7z', 'M13 7V3H3v10h4');
export const RefreshIcon = icon('M16.5 10a6.5 6.5 0 1 1-1.9-4.6l1.9 1.9', 'M16.5 3.3v4h-4');
export const EyeIcon = icon(
  'M1.8 10C3.6 6.7 6.5 4.8 10 4.8s6.4 1.9 8.2 5.2c-1.8 3.3-4.7 5.2-8.2 5.2S3.6 13.3 1.8 10z',
  circle(10, 10, 2.5),
);
export const EyeOffIcon = icon(
  'M3 3l14 14',
  'M7.8 5.1A8.6 8.6 0 0 1 10 4.8c3.5 0 6.4 1.9 8.2 5.2a10.5 10.5 0 0 1-2.1 2.7M13 14.6a8.5 8.5 0 0 1-3 .6c-3.5 0-6.4-1.9-8.2-5.2a10.7 10.7 0 0 1 3.4-3.7',
  'M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5',
);
export const ChevronDownIcon = icon('M5 7.5l5 5 5-5');
export const ChevronStartIcon = icon('M12.5 5l-5 5 5 5');
export const ChevronEndIcon = icon('M7.5 5l5 5-5 5');
