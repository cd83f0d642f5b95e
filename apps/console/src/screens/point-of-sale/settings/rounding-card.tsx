import { smallestCoin } from '@sokoni/rules/point-of-sale/cash';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import type { SettingsCardProps } from './settings-cards.ts';
import { useKeepSettings } from './use-keep-settings.ts';

/** Whether cash is rounded to the smallest coin of the currency; where there is a coin of one minor unit there is nothing to round. */
export function RoundingCard({ settings }: SettingsCardProps) {
  const { pending, keep } = useKeepSettings(settings);
  const coin = smallestCoin(useCurrency());
  const money = useMoneyText();
  return (
    <Card title={say('rounding.title')}>
      {coin > 1 ? (
        <Toggle
          label={say('rounding.on')}
          hint={say('rounding.hint', { coin: money(coin) })}
          checked={pending?.round_cash ?? settings.round_cash}
          busy={pending?.round_cash !== undefined}
          onChange={(isOn) => void keep({ round_cash: isOn }, say(isOn ? 'rounding.isOn' : 'rounding.isOff'))}
        />
      ) : (
        <Muted>{say('rounding.none', { coin: money(coin) })}</Muted>
      )}
    </Card>
  );
}
