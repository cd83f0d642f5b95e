import { surviveKills } from '@sokoni/e2e/survival/survive-kills';
import { report } from './support/report.ts';

// 1,000 acknowledged writes over 39 kill -9, of the server, its database and its web process in turns: 0 lost, /readyz green within 10 s.
const { acknowledged, lost, recoveries } = await surviveKills({ writes: 1000, kills: 39 });
const slowest = Math.max(...recoveries);
report('39 kills in turns', {
  acknowledged,
  lost,
  recoveries: recoveries.length,
  slowest: `${Math.round(slowest)} ms`,
  limit: '0 lost, 10000 ms',
  holds: lost === 0 && slowest < 10_000 && recoveries.length === 39,
});
