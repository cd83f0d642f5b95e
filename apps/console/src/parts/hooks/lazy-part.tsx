import { type ComponentType, lazy } from 'react';
import { sayRecord } from '#sentences/frame/records.ts';

/**
 * A component that weighs more than its screen may, fetched when it is shown, or `fetchAhead` of that beside what the screen
 * reads. Where it cannot be fetched, a sentence stands in its place and the rest of the screen works.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { fetchAhead: () => void } {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  function fetch(): Promise<{ default: ComponentType<Props> }> {
    coming ??= load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    );
    return coming;
  }
  return Object.assign(lazy(fetch) as ComponentType<Props>, { fetchAhead: () => void fetch() });
}

function NotLoaded() {
  return <p>{sayRecord('part.failed')}</p>;
}
