import { routesWith } from '@sokoni/console/routes';
import { storePages } from '@sokoni/console/store-pages';

type Routes = ReturnType<typeof routesWith>;

/** The path of every route that the console has. */
export const consolePaths = pathsOf(routesWith(storePages));

function pathsOf(some: Routes): string[] {
  return some.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
}
