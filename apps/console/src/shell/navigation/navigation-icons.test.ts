import { navigation } from '@sokoni/rules/navigation/navigation';
import { StoreIcon } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { iconOf } from './navigation-icons.ts';

describe('SPEC 2: the sidebar', () => {
  it.each(navigation.map((line) => line.key))('%s has an icon of its own', (key) =>
    expect(iconOf(key)).not.toBe(StoreIcon),
  );
});
