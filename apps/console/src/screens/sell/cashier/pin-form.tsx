import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import styles from './cashier.module.css';
import { type PinHolder, usePin } from './use-pin.ts';

interface PinFormProps {
  person: PinHolder;
  onRight: () => void;
  onBack: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const shortest = 4;
const longest = 8;

/** The PIN of one person, by touch or by keyboard. */
export function PinForm({ person, onRight, onBack }: PinFormProps) {
  const [pin, setPin] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const { state, wait, check } = usePin(person, onRight);
  const isBlocked = wait > 0 || state === 'checking';

  useEffect(() => frame.current?.focus(), []);

  function press(digit: string): void {
    if (!isBlocked) setPin((before) => (before + digit).slice(0, longest));
  }

  async function enter(): Promise<void> {
    if (pin.length < shortest || isBlocked) return;
    await check(pin);
    setPin('');
    frame.current?.focus();
  }

  function type(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') setPin((before) => before.slice(0, -1));
    else if (event.key === 'Enter' && event.target === frame.current) void enter();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would offer to keep the PIN as a password
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={say('pin.label', { name: person.name })}
      className={styles.pin}
      onKeyDown={type}
    >
      <Avatar name={person.name} shape="round" size={56} />
      <strong>{person.name}</strong>
      <p className={styles.dots}>
        <span className="visually-hidden" role="status">
          {say('pin.typed', { count: pin.length })}
        </span>
        {Array.from({ length: Math.max(shortest, pin.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing but its place
          <span key={index} className={styles.dot} data-full={index < pin.length || undefined} />
        ))}
      </p>
      <p role="alert" className={styles.problem}>
        {wait > 0
          ? say('pin.wait', { seconds: Math.ceil(wait / 1000) })
          : state === 'wrong' && pin === ''
            ? say('pin.wrong')
            : state === 'failed' && say('pin.failed')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a field set would frame it */}
      <div role="group" aria-label={say('pin.keys')} className={styles.keys}>
        {digits.map((digit) => (
          <PinKey key={digit} label={digit} disabled={isBlocked} onPress={() => press(digit)} />
        ))}
        <PinKey label={say('pin.back')} isSmall onPress={onBack} />
        <PinKey label="0" disabled={isBlocked} onPress={() => press('0')} />
        <PinKey label={say('pin.erase')} isSmall onPress={() => setPin((before) => before.slice(0, -1))} />
      </div>
      <Button
        fullWidth
        size="lg"
        variant="primary"
        busy={state === 'checking'}
        disabled={pin.length < shortest || wait > 0}
        onClick={() => void enter()}
      >
        {say('pin.enter')}
      </Button>
    </div>
  );
}

interface PinKeyProps {
  label: string;
  isSmall?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

function PinKey({ label, isSmall, disabled, onPress }: PinKeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-small={isSmall || undefined}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
