import type { ComponentType } from 'react';
import type { TillSettings } from '#api/sales/till-settings.ts';
import { LockCard } from './lock-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import { RoundingCard } from './rounding-card.tsx';
import { TipsCard } from './tips-card.tsx';

export interface SettingsCardProps {
  settings: TillSettings;
}

/** The cards of the page, from top to bottom. */
export const settingsCards: readonly ComponentType<SettingsCardProps>[] = [
  MethodsCard,
  RoundingCard,
  TipsCard,
  LockCard,
];
