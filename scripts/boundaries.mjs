import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/**
 * Who may import whom (docs/a-request.md follows one call through the rooms).
 * A rule has a name, says which files it looks at, and which of their imports it refuses.
 * `to` is a path in the project, or `npm:<package>`, or `node:<module>`.
 */
export const rules = [
  {
    name: 'rules are pure: they import nothing but each other',
    from: /^packages\/rules\/src\//,
    refuses: ({ from, to }) =>
      !to.startsWith('packages/rules/src/') &&
      !(from.startsWith('packages/rules/src/testing/') && to === 'npm:fast-check'),
  },
  {
    name: 'the contract imports rules and zod',
    from: /^packages\/contract\/src\//,
    refuses: ({ to }) => !/^packages\/(contract|rules)\/src\/|^npm:zod$/.test(to),
  },
  {
    name: 'themes import rules and the types of the contract',
    from: /^packages\/themes\/src\//,
    refuses: ({ to, typeOnly }) =>
      /^apps\//.test(to) || (/^packages\/contract\//.test(to) && !typeOnly) || to.startsWith('node:'),
  },
  {
    name: 'apps never import each other',
    from: /^apps\//,
    refuses: ({ from, to }) => to.startsWith('apps/') && appOf(to) !== appOf(from),
  },
  {
    name: 'packages never import apps',
    from: /^packages\//,
    refuses: ({ to }) => to.startsWith('apps/'),
  },
  {
    name: 'the platform knows no area',
    from: /^apps\/server\/src\/platform\//,
    refuses: ({ to }) =>
      /^apps\/server\/src\//.test(to) && !/^apps\/server\/src\/(platform|testing)\//.test(to),
  },
  {
    name: 'queries import the platform, not operations or routes',
    from: /^apps\/server\/src\/(?!platform\/).*queries\.ts$/,
    refuses: ({ to, typeOnly }) => /^apps\/server\/src\/(?!platform\/)/.test(to) && !typeOnly,
  },
  {
    name: "another area's tables are reached through its operations",
    from: /^apps\/server\/src\//,
    refuses: ({ from, to }) =>
      /^apps\/server\/src\/(?!platform\/)[^/]+\/.*queries\.ts$/.test(to) && areaOf(to) !== areaOf(from),
  },
  {
    name: 'operations and queries know no route',
    from: /^apps\/server\/src\/(?!testing\/)[^/]+\/(?!([a-z]+-)?routes\.ts)/,
    refuses: ({ to, typeOnly }) => /^apps\/server\/src\/(.*\/)?([a-z-]+-)?routes\.ts$/.test(to) && !typeOnly,
  },
  {
    name: 'the database driver stays in queries, the platform and the tools',
    from: /^apps\/server\/src\/(?!platform\/|testing\/|tools\/)(?!.*queries\.ts$)/,
    refuses: ({ to, typeOnly }) => /^npm:(pg|kysely|graphile-worker|pg-copy-streams)$/.test(to) && !typeOnly,
  },
  {
    name: 'only the picture part of the worker loads sharp',
    from: /^apps\/server\/src\/(?!worker\.ts|platform\/pictures\/)/,
    refuses: ({ to }) => to === 'npm:sharp',
  },
  {
    name: 'ui imports nothing of ours and no router',
    from: /^apps\/console\/src\/ui\//,
    refuses: ({ to }) =>
      (!to.startsWith('npm:') && !to.startsWith('apps/console/src/ui/')) || to === 'npm:react-router',
  },
  {
    name: 'parts import ui, api, session and rules, never screens',
    from: /^apps\/console\/src\/parts\//,
    refuses: ({ to }) => /^apps\/console\/src\/screens\//.test(to),
  },
  {
    name: 'screen areas never import each other',
    from: /^apps\/console\/src\/screens\//,
    refuses: ({ from, to }) =>
      /^apps\/console\/src\/screens\//.test(to) && screenAreaOf(to) !== screenAreaOf(from),
  },
  {
    name: 'api and session know no screen, no part, no ui',
    from: /^apps\/console\/src\/(api|session)\//,
    refuses: ({ to }) => /^apps\/console\/src\/(screens|parts|ui|shell)\//.test(to),
  },
  {
    name: 'the offline rooms know no React',
    from: /^apps\/console\/src\/offline\//,
    refuses: ({ to }) =>
      /^npm:(react|react-dom|react-router)$/.test(to) || /\/(screens|parts|ui|shell)\//.test(to),
  },
  {
    name: 'the console takes types from the contract, zod stays out of the browser',
    from: /^apps\/console\/src\//,
    refuses: ({ to, typeOnly }) => (to.startsWith('packages/contract/') && !typeOnly) || to === 'npm:zod',
  },
  {
    name: 'no import climbs two folders',
    from: /./,
    refuses: ({ specifier }) => specifier.startsWith('../../'),
  },
];

/** Words that only SQL needs; they stay where SQL lives. */
const sqlCall = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
const sqlRooms = /^apps\/server\/src\/(.*queries\.ts$|platform\/database\/|testing\/|tools\/)/;

/**
 * Checks a set of sources.
 * @param {Map<string, string>} sources text by path from the project's root
 * @returns {{ violations: string[], modules: number, imports: number }}
 */
export function checkBoundaries(sources) {
  const imports = [...sources].flatMap(([path, text]) => importsOf(path, text));
  const violations = imports.flatMap((entry) =>
    rules
      .filter((rule) => rule.from.test(entry.from) && rule.refuses(entry))
      .map((rule) => `${entry.from} imports ${entry.specifier}: ${rule.name}`),
  );
  for (const [path, text] of sources) {
    if (
      path.startsWith('apps/server/src/') &&
      !/\.test\.ts$/.test(path) &&
      !sqlRooms.test(path) &&
      sqlCall.test(text)
    ) {
      violations.push(`${path} holds SQL: SQL stays in queries, platform/database and migrations`);
    }
    if (isBarrel(path, text)) violations.push(`${path} only re-exports: no barrels`);
  }
  violations.push(...cycles(imports).map((cycle) => `a cycle: ${cycle.join(' -> ')}`));
  return { violations, modules: sources.size, imports: imports.length };
}

function importsOf(path, text) {
  const { module } = parseSync(path, text);
  const found = [
    ...module.staticImports.map((entry) => ({
      specifier: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    })),
    ...module.staticExports
      .flatMap((entry) => entry.entries)
      .filter((entry) => entry.moduleRequest)
      .map((entry) => ({ specifier: entry.moduleRequest.value, typeOnly: entry.isType })),
    ...module.dynamicImports.map((entry) => ({
      specifier: text.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
      typeOnly: false,
      dynamic: true,
    })),
  ];
  return found.map((entry) => ({ ...entry, from: path, to: resolve(path, entry.specifier) }));
}

function resolve(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith('#'))
    return `${from.split('/').slice(0, workspaceDepth(from)).join('/')}/src/${specifier.slice(1)}`;
  const ours = /^@sokoni\/(rules|contract|themes)\/(.+)$/.exec(specifier);
  if (ours) return `packages/${ours[1]}/src/${ours[2]}.ts`;
  if (/^@sokoni\/(server|console)/.test(specifier)) return `apps/${specifier.split('/')[1]}/`;
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
}

function workspaceDepth(path) {
  return /^(apps|packages)\//.test(path) ? 2 : 1;
}

function appOf(path) {
  return path.split('/')[1];
}

function areaOf(path) {
  return path.split('/')[3];
}

function screenAreaOf(path) {
  return path.split('/')[4];
}

function isBarrel(path, text) {
  const { module } = parseSync(path, text);
  const all = module.staticExports.flatMap((entry) => entry.entries);
  return all.length > 0 && all.every((entry) => entry.moduleRequest) && module.staticImports.length === 0;
}

/** Cycles of value imports; types may point both ways, a lazy import is an edge that is not followed at load. */
function cycles(imports) {
  const edges = new Map();
  for (const { from, to, typeOnly, dynamic } of imports) {
    if (typeOnly || dynamic || to.startsWith('npm:') || to.startsWith('node:')) continue;
    edges.set(from, [...(edges.get(from) ?? []), to]);
  }
  const done = new Set();
  const found = [];
  const walk = (node, trail) => {
    if (trail.includes(node)) {
      found.push([...trail.slice(trail.indexOf(node)), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return found;
}
