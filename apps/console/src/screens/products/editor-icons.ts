import { icon } from '#ui/line-icon.tsx';

export const BoldIcon = icon('M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z');
export const ItalicIcon = icon('M8.5 4h6M5.5 16h6M12 4l-4 12');
export const HeadingIcon = icon('M5 4v12M15 4v12M5 10h10');
export const ListIcon = icon('M8 5.5h9M8 10h9M8 14.5h9', 'M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01');
export const NumberedListIcon = icon(
  'M9 5.5h8M9 10h8M9 14.5h8',
  'M3 4l1.5-.8V8M3 12.3c.3-1.2 2.5-1 2.2.4-.2.8-1.5 1.5-2.2 2.6h2.3',
);
export const LinkIcon = icon(
  'M8.3 11.7a3.2 3.2 0 0 0 4.6 0l2.8-2.8a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2',
  'M11.7 8.3a3.2 3.2 0 0 0-4.6 0l-2.8 2.8a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2',
);
