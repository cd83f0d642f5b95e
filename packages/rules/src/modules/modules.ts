/** A part of the platform that a store can switch on (SPEC section 3, Module entry). */
export interface ModuleEntry {
  readonly title: string;
  readonly description: string;
  readonly image: `/drawings/${string}.svg`;
}

export type ModuleStatus = 'active' | 'disabled';

/** The ten modules with the titles of SPEC section 3, in its order. */
export const modules = {
  module_appointment: {
    title: 'Appointments',
    description: 'Let customers book a time with you and your staff.',
    image: '/drawings/module_appointment.svg',
  },
  module_expenses: {
    title: 'Expenses',
    description: 'Record expenses and see what is left.',
    image: '/drawings/module_expenses.svg',
  },
  module_food_menu: {
    title: 'Food Menu',
    description: 'Arrange dishes into menus with sides and extras.',
    image: '/drawings/module_food_menu.svg',
  },
  module_inventory: {
    title: 'Inventory Management',
    description: 'Track stock by location, and reorder before you run out.',
    image: '/drawings/module_inventory.svg',
  },
  module_marketing: {
    title: 'Marketing',
    description: 'Bring customers back with offers, coupons and campaigns.',
    image: '/drawings/module_marketing.svg',
  },
  module_marketplace: {
    title: 'Market Place',
    description: 'Show your products to buyers beyond your own store.',
    image: '/drawings/module_marketplace.svg',
  },
  module_messaging: {
    title: 'Messaging',
    description: 'Answer customers and send them news from one inbox.',
    image: '/drawings/module_messaging.svg',
  },
  module_online: {
    title: 'Online Checkout',
    description: 'Take orders and payments on your own web store.',
    image: '/drawings/module_online.svg',
  },
  module_pos: {
    title: 'Point of Sales',
    description: 'Sell over the counter with registers, shifts and receipts.',
    image: '/drawings/module_pos.svg',
  },
  module_wholesale: {
    title: 'Wholesales (B2B)',
    description: 'Sell to other businesses, and buy from suppliers, at wholesale prices.',
    image: '/drawings/module_wholesale.svg',
  },
} as const satisfies Record<string, ModuleEntry>;

export type ModuleKey = keyof typeof modules;

/** The modules that have screens. The others can be turned on all the same (SPEC section 2). */
const built: readonly ModuleKey[] = ['module_inventory'];

/** Whether there is nothing to see of a module yet; its card says so. */
export function isComingSoon(key: ModuleKey): boolean {
  return !built.includes(key);
}

/** The statuses of all modules of a store. */
export type ModuleStatuses = Readonly<Record<ModuleKey, ModuleStatus>>;

/** The module keys in SPEC order. */
export const moduleKeys = Object.keys(modules) as readonly ModuleKey[];

/** Flips a module between active and not active (SPEC section 4, Modules). */
export function flipModule(status: ModuleStatus): ModuleStatus {
  return status === 'active' ? 'disabled' : 'active';
}
