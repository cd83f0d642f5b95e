import { describe, expect, it } from 'vitest';
import { surviveKills } from './survive-kills.ts';

describe('What was acknowledged survives kill -9', () => {
  it('loses nothing while the server, its database and its web process are killed in turns', async () => {
    const { acknowledged, lost } = await surviveKills({ writes: 120, kills: 6 });
    expect(acknowledged).toBeGreaterThanOrEqual(120);
    expect(lost).toBe(0);
  });
});
