import { type LucideIcon, StoreIcon } from 'lucide-react';
import { manifests } from '#manifests.ts';

/** By the labels of `rules/navigation`. */
const icons: Readonly<Record<string, LucideIcon>> = Object.assign({}, ...manifests.map((area) => area.icons));

export function iconOf(label: string): LucideIcon {
  return icons[label] ?? StoreIcon;
}
