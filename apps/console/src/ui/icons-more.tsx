import { circle, icon } from './line-icon.tsx';

// Navigation, the trade, and acts of single screens. Loaded with the signed-in part of the console.
export const HomeIcon = icon('M3 9l7-6 7 6v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z', 'M8 17v-5h4v5');
export const SellIcon = icon(
  'M3 8h14v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z',
  'M5 8V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v4',
  'M8 5.5h4',
  'M6.5 11.5h.01M10 11.5h.01M13.5 11.5h.01M6.5 14h.01M10 14h.01M13.5 14h.01',
);
export const ProductsIcon = icon(
  'M10 2.5l6.5 3.6v7.8L10 17.5l-6.5-3.6V6.1z',
  'M3.7 6.2L10 9.8l6.3-3.6',
  'M10 9.8v7.5',
  'M6.7 4.4l6.4 3.6',
);
export const OrdersIcon = icon(
  'M4.5 2.5h11v15l-2.2-1.5-1.8 1.5-1.5-1.5-1.5 1.5-1.8-1.5-2.2 1.5z',
  'M7.5 6.5h5M7.5 9.5h5M7.5 12.5h3',
);
export const CustomersIcon = icon(
  circle(7.5, 6.5, 3),
  'M2 16.5c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5',
  'M12.8 3.9a3 3 0 0 1 0 5.2',
  'M14.8 12.1c1.8.7 2.9 2.2 3.2 4.4',
);
export const DiscountIcon = icon(
  'M10.6 2.5H16a1.5 1.5 0 0 1 1.5 1.5v5.4l-7.6 7.6a1.5 1.5 0 0 1-2.1 0l-4.8-4.8a1.5 1.5 0 0 1 0-2.1z',
  circle(13.8, 6.2, 0.9),
  'M7.3 10.2h.01M9.8 12.7h.01M10.3 9.7l-3.5 3.5',
);
export const StaffIcon = icon(
  'M3.5 6h13a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
  'M8.5 6V3.5a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1V6',
  circle(7, 10.3, 1.5),
  'M4.8 14c.2-1.2 1.1-1.9 2.2-1.9s2 .7 2.2 1.9',
  'M12 10h3M12 13h2',
);
export const StoreIcon = icon(
  'M3 4l1-1.5h12L17 4l.8 3.3a2.6 2.6 0 0 1-5.2.2 2.6 2.6 0 0 1-5.2 0 2.6 2.6 0 0 1-5.2-.2z',
  'M4 10v7h12v-7',
  'M8 17v-4h4v4',
);
export const ThemeIcon = icon(
  'M10 2.5a7.5 7.5 0 1 0 0 15c1.3 0 1.9-.8 1.9-1.7 0-1.2-.9-1.5-.9-2.5 0-.8.7-1.3 1.5-1.3h2.2c1.6 0 2.8-1.2 2.8-3C17.5 5.4 14.2 2.5 10 2.5z',
  'M6.3 10.2h.01M7.7 6.7h.01M11.5 5.7h.01M14.3 8.2h.01',
);
export const ModulesIcon = icon(
  'M3.5 3h4.5v4.5H3.5zM3.5 12h4.5v4.5H3.5zM12 12h4.5v4.5H12z',
  'M14.25 2.6v5.4M11.55 5.3h5.4',
);
export const SettingsIcon = icon('M3 6h8M15 6h2M3 14h2M9 14h8', circle(13, 6, 2), circle(7, 14, 2));
export const TagIcon = icon('M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5z', 'M6.6 6.6h.01');
export const CartIcon = icon('M2.5 3h2l1.8 9.5h8.9l1.8-6.8H5', circle(7.5, 16, 1), circle(14, 16, 1));
export const ChartIcon = icon('M3 3v13a1 1 0 0 0 1 1h13', 'M6.5 13v-3M10 13V6M13.5 13V8.5');
export const MoneyIcon = icon('M2.5 5h15v10h-15z', circle(10, 10, 2.2), 'M5.2 10h.01M14.8 10h.01');
export const CalendarIcon = icon('M3 4.5h14V17H3z', 'M3 8.5h14M6.5 2.5v3.5M13.5 2.5v3.5');
export const MenuCardIcon = icon(
  'M6 2.5v6M3.5 2.5v3.5a2.5 2.5 0 0 0 5 0V2.5',
  'M6 8.5v9',
  'M14.5 17.5v-6h-2V6c0-2 .8-3.5 2-3.5z',
);
export const MegaphoneIcon = icon(
  'M3 8v4l2.5.5L14 16V4L5.5 7.5z',
  'M16.5 8.5v3',
  'M6 12.7l.8 4.3h2L8.3 13.7',
);
export const ImageIcon = icon('M3 3.5h14v13H3z', circle(7, 7.5, 1.3), 'M3.5 14.5l4-3.5 2.5 2 3-3 3.7 3.5');
export const GiftIcon = icon(
  'M3 7h14v3.5H3zM4.5 10.5V17h11v-6.5',
  'M10 7v10',
  'M10 7C8.5 7 6 6.5 6 4.7 6 3.5 6.8 3 7.6 3 9.2 3 10 5.5 10 7zm0 0c1.5 0 4-.5 4-2.3C14 3.5 13.2 3 12.4 3 10.8 3 10 5.5 10 7z',
);
export const KeyIcon = icon(circle(7, 13, 3.5), 'M9.5 10.5L16.5 3.5M13.5 6.5l2.5 2.5');
export const UserIcon = icon(circle(10, 6.5, 3.3), 'M3.5 17c.6-3.4 3.2-5.2 6.5-5.2s5.9 1.8 6.5 5.2');
export const MailIcon = icon('M2.5 4.5h15v11h-15z', 'M3 5.5l7 5.5 7-5.5');
export const PhoneIcon = icon(
  'M4 2.5h3l1.3 4-1.8 1.3a9.5 9.5 0 0 0 5.7 5.7l1.3-1.8 4 1.3v3a1.5 1.5 0 0 1-1.5 1.5C9 17.5 2.5 11 2.5 4A1.5 1.5 0 0 1 4 2.5z',
);
export const LockIcon = icon('M4 8.5h12V17H4z', 'M6.5 8.5V6a3.5 3.5 0 0 1 7 0v2.5', 'M10 12v1.8');
export const GlobeIcon = icon(
  circle(10, 10, 7.5),
  'M2.7 10h14.6',
  'M10 2.5c2.2 2.2 3.2 4.7 3.2 7.5s-1 5.3-3.2 7.5c-2.2-2.2-3.2-4.7-3.2-7.5s1-5.3 3.2-7.5z',
);
export const BellIcon = icon(
  'M10 2.5a4.8 4.8 0 0 0-4.8 4.8c0 3.7-1.7 5-1.7 6.2h13c0-1.2-1.7-2.5-1.7-6.2A4.8 4.8 0 0 0 10 2.5z',
  'M8.3 16.5a1.9 1.9 0 0 0 3.4 0',
);
export const MessageIcon = icon('M3 3.5h14v10.5H9.5L5.5 17v-3H3z', 'M6.5 7.2h7M6.5 10.3h4.5');
export const ClockIcon = icon(circle(10, 10, 7.5), 'M10 5.8V10l2.8 1.7');
export const MenuIcon = icon('M3 5h14M3 10h14M3 15h14');
export const SidebarIcon = icon('M3 3.5h14v13H3z', 'M7.8 3.5v13');
export const MoreIcon = icon(circle(4.5, 10, 0.5), circle(10, 10, 0.5), circle(15.5, 10, 0.5));
export const EditIcon = icon('M3.5 16.5l.8-3.5 9-9 2.7 2.7-9 9z', 'M11.5 5.8l2.7 2.7');
export const TrashIcon = icon(
  'M3.5 5.5h13M8 5.5V3h4v2.5',
  'M5 5.5l.7 11.5h8.6L15 5.5',
  'M8.5 9v4.5M11.5 9v4.5',
);
export const UploadIcon = icon('M10 12.5V3.5M6.3 7L10 3.3 13.7 7', 'M3.5 12.5v4h13v-4');
export const DownloadIcon = icon('M10 3.3v9M6.3 9l3.7 3.6L13.7 9', 'M3.5 12.5v4h13v-4');
export const ExternalIcon = icon('M11.5 3h5.5v5.5M17 3l-7.5 7.5', 'M14.5 12v5H3V5.5h5');
export const LogoutIcon = icon('M8 3H3.5v14H8', 'M12.5 6.3L16.5 10l-4 3.7M16.3 10H7.5');
export const ChevronUpIcon = icon('M5 12.5l5-5 5 5');
export const SwitchIcon = icon('M6.5 7.5L10 4l3.5 3.5M6.5 12.5L10 16l3.5-3.5');
export const SunIcon = icon(
  circle(10, 10, 3.3),
  'M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
);
export const MoonIcon = icon('M16.8 11.6A7 7 0 1 1 8.4 3.2a5.6 5.6 0 0 0 8.4 8.4z');
export const SystemIcon = icon('M2.5 3.5h15v10h-15z', 'M7 17h6M10 13.5V17');
export const SortIcon = icon('M6 3.5v13M3 13.5l3 3 3-3', 'M14 16.5v-13M11 6.5l3-3 3 3');
export const CategoryIcon = icon('M3 4h5.5l1.5 2h7v10H3z', 'M3 8.5h14');
export const GridIcon = icon('M3 3.5h14v13H3z', 'M3 8h14M3 12.2h14M8 3.5v13');
export const BookmarkIcon = icon('M5.5 3h9v14l-4.5-3.5L5.5 17z');
export const ArchiveIcon = icon('M2.5 4h15v3.5h-15z', 'M4 7.5V16h12V7.5', 'M8 10.5h4');
export const InventoryIcon = icon('M3 2.5v15M17 2.5v15M3 9h14M3 16h14', 'M5.5 9V5h4v4M11 16v-4h3.5v4');
export const PrintIcon = icon('M6 7V3h8v4', 'M6 14H3V7h14v7h-3', 'M6 11.5h8V17H6z');
export const BarcodeIcon = icon('M3 4v12M6 4v12M8.5 4v12M12 4v12M14 4v12M17 4v12');
export const BellOffIcon = icon(
  'M6.6 3.9A4.8 4.8 0 0 1 14.8 7.3c0 1.6.3 2.7.7 3.6',
  'M5.3 6.3c-.1.3-.1.7-.1 1 0 3.7-1.7 5-1.7 6.2h10',
  'M8.3 16.5a1.9 1.9 0 0 0 3.4 0',
  'M3 3l14 14',
);
