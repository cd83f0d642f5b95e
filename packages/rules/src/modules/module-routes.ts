import { type ModuleKey, moduleKeys } from './modules.ts';

/** The console routes that a module brings, each with everything below it (CONTRACT "Console routes"). What is not
 * here belongs to no module: every store can sell, so the other pages of `/orders`, `/products` and customers are always there. */
const moduleRoutes = {
  module_appointment: ['/appointments'],
  module_expenses: ['/expenses'],
  module_food_menu: [],
  module_inventory: ['/inventory'],
  module_marketing: ['/marketing'],
  module_marketplace: ['/marketplace'],
  module_messaging: ['/messages'],
  module_online: ['/orders/unfinished'],
  module_pos: ['/point-of-sale'],
  module_wholesale: ['/wholesale'],
} as const satisfies Record<ModuleKey, readonly string[]>;

/** The module that must be on for a console path, or null when the path belongs to none. */
export function moduleOfPath(path: string): ModuleKey | null {
  return moduleKeys.find((key) => moduleRoutes[key].some((route) => isUnder(path, route))) ?? null;
}

function isUnder(path: string, route: string): boolean {
  return path === route || path.startsWith(`${route}/`);
}
