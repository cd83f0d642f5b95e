import { sayInventoryTab } from '#sentences/inventory-tabs.ts';
import { inventoryPages } from './inventory-pages.ts';
import { TabbedFrame, type TabbedFrameProps } from './tabbed-frame.tsx';

/** The lists of the inventory. */
export function InventoryFrame(props: Omit<TabbedFrameProps, 'title' | 'pages'>) {
  return <TabbedFrame title={sayInventoryTab('title')} pages={inventoryPages()} {...props} />;
}
