import type { NavigationKey } from '@sokoni/rules/navigation/navigation';
import { type LucideIcon, StoreIcon } from 'lucide-react';
import { manifests } from '#manifests.ts';

const icons: Readonly<Partial<Record<NavigationKey, LucideIcon>>> = Object.assign(
  {},
  ...manifests.map((area) => area.icons),
);

export function iconOf(line: NavigationKey): LucideIcon {
  return icons[line] ?? StoreIcon;
}
