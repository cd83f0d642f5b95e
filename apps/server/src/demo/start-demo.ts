import type { Config } from '#platform/config.ts';
import { ConfigError } from '#platform/config-error.ts';
import type { Services } from '#platform/services.ts';
import { demoPassword, owner } from './people.ts';
import { tellDemo } from './tell-demo.ts';

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
  process.stdout.write('Telling a year of three stores. This takes about half a minute.\n');
  const cutOff = await tellDemo(services);
  if (cutOff.length > 0) {
    process.stdout.write(
      `An earlier start was stopped while it told of ${cutOff.join(' and ')}: there the year ends early. For a whole one, start with an empty DATA_DIR.\n`,
    );
  }
  process.stdout.write(`Log in as ${owner.email} with the password ${demoPassword}\n`);
}
