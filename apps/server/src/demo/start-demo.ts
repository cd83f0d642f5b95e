import type { Config } from '#core/config/config.ts';
import { ConfigError } from '#core/config/config-error.ts';
import type { Services } from '#core/services.ts';
import { demoPassword, owner } from './people.ts';
import { reportDemo } from './seed-demo.ts';

/**
 * Tells the demo before the first visitor comes, and says how to log in.
 * @throws ConfigError where strangers could log in: everybody knows the password
 */
export async function startDemo(config: Config, services: Services): Promise<void> {
  if (config.production) {
    throw new ConfigError(
      '--demo opens stores whose password everybody knows. Start without it, or at a loopback PUBLIC_URL.',
    );
  }
  process.stdout.write('Adding a year of data to three stores. This takes about half a minute.\n');
  const cutOff = await reportDemo(services);
  if (cutOff.length > 0) {
    process.stdout.write(
      `An earlier start was stopped while it added data to ${cutOff.join(' and ')}: the year ends early there. For a whole year, start with an empty DATA_DIR.\n`,
    );
  }
  process.stdout.write(`Log in as ${owner.email} with the password ${demoPassword}\n`);
}
