import { type ComponentType, lazy } from 'react';
import { sayRecord } from '#sentences/frame/records.ts';

/**
 * A component that is fetched beside what its screen reads, because it weighs more than the screen may. Where it cannot be
 * fetched, a sentence stands in its place and the rest of the screen works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const coming = load().then(
    (part) => ({ default: part }),
    () => ({ default: NotLoaded }),
  );
  return lazy(() => coming);
}

function NotLoaded() {
  return <p>{sayRecord('part.failed')}</p>;
}
