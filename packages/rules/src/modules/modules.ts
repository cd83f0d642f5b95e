/** A part of the platform that a store can switch on (SPEC section 3, Module entry). */
export interface ModuleEntry {
  readonly image: `/drawings/${string}.svg`;
}

export type ModuleStatus = 'active' | 'disabled';

/** The ten modules of SPEC section 3, in its order. */
export const modules = {
  module_appointment: {
    image: '/drawings/module_appointment.svg',
  },
  module_expenses: {
    image: '/drawings/module_expenses.svg',
  },
  module_food_menu: {
    image: '/drawings/module_food_menu.svg',
  },
  module_inventory: {
    image: '/drawings/module_inventory.svg',
  },
  module_marketing: {
    image: '/drawings/module_marketing.svg',
  },
  module_marketplace: {
    image: '/drawings/module_marketplace.svg',
  },
  module_messaging: {
    image: '/drawings/module_messaging.svg',
  },
  module_online: {
    image: '/drawings/module_online.svg',
  },
  module_pos: {
    image: '/drawings/module_pos.svg',
  },
  module_wholesale: {
    image: '/drawings/module_wholesale.svg',
  },
} as const satisfies Record<string, ModuleEntry>;

export type ModuleKey = keyof typeof modules;

/** The modules that have screens. The others can be turned on all the same (SPEC section 2). */
const built: readonly ModuleKey[] = ['module_inventory', 'module_online', 'module_pos', 'module_wholesale'];

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
