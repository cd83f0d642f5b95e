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
    name: 'rules and the contract answer reasons, never sentences of the catalogue',
    from: /^packages\/(rules|contract)\/src\//,
    refuses: ({ to }) => to.startsWith('packages/messages/'),
  },
  {
    name: 'the catalogue of sentences imports nothing of ours but the list of languages',
    from: /^packages\/messages\/src\//,
    refuses: ({ to }) =>
      /^(apps|packages)\//.test(to) &&
      !to.startsWith('packages/messages/src/') &&
      to !== 'packages/rules/src/languages.ts',
  },
  {
    name: 'a language imports nothing at all: its files are data',
    from: /^packages\/messages\/src\/en\//,
    refuses: () => true,
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
    name: 'rooms of the server depend downwards only',
    from: /^apps\/server\/src\/(?!.*\.(test|access)\.ts$)/,
    refuses: ({ from, to }) => levelOf(from) !== null && to.startsWith(server) && !isBelow(to, from),
  },
  {
    name: 'queries import core, not operations or routes',
    from: /^apps\/server\/src\/(?!core\/).*queries\.ts$/,
    refuses: ({ to, typeOnly }) => /^apps\/server\/src\/(?!core\/)/.test(to) && !isSearch(to) && !typeOnly,
  },
  {
    name: "another area's tables are reached through its operations",
    from: /^apps\/server\/src\/[^/]+\//,
    refuses: ({ from, to, typeOnly }) =>
      /^apps\/server\/src\/(?!core\/)[^/]+\/.*queries\.ts$/.test(to) &&
      areaOf(to) !== areaOf(from) &&
      !typeOnly,
  },
  {
    name: 'operations and queries know no route',
    from: /^apps\/server\/src\/(?!testing\/)[^/]+\/(?!(.*routes|(.*\/)?manifest)\.ts$)/,
    refuses: ({ to, typeOnly }) => /^apps\/server\/src\/(.*\/)?([a-z-]+-)?routes\.ts$/.test(to) && !typeOnly,
  },
  {
    name: 'manifests are read where they are composed',
    from: /^apps\/server\/src\/[^/]+\//,
    refuses: ({ to }) => /\/src\/(?!core\/|embedded\/).+\/manifest\.ts$/.test(to),
  },
  {
    name: 'the database driver stays in queries, core and the tools',
    from: /^apps\/server\/src\/(?!core\/|embedded\/|testing\/|tools\/)(?!.*(queries|\/search\/[a-z-]+)\.ts$)/,
    refuses: ({ to, typeOnly }) => /^npm:(pg|kysely|graphile-worker|pg-copy-streams)$/.test(to) && !typeOnly,
  },
  {
    name: 'only the picture part of the worker loads sharp',
    from: /^apps\/server\/src\/(?!worker\.ts|core\/pictures\/)/,
    refuses: ({ to }) => to === 'npm:sharp',
  },
  {
    name: 'ui imports nothing of ours but its own words, and no router',
    from: /^apps\/console\/src\/ui\//,
    refuses: ({ to }) =>
      !/^npm:|^apps\/console\/src\/(ui\/|sentences\/frame\/(first-ui|ui|rich-text)\.ts$)|^packages\/messages\/src\/list-text\.ts$/.test(
        to,
      ) || to === 'npm:react-router',
  },
  {
    name: 'parts import ui, api, session and rules, never screens or the shell',
    from: /^apps\/console\/src\/parts\//,
    refuses: ({ to }) => /^apps\/console\/src\/(screens|shell)\//.test(to),
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
    name: 'session knows no api',
    from: /^apps\/console\/src\/session\//,
    refuses: ({ to }) => to.startsWith('apps/console/src/api/'),
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
const sqlRooms = /^apps\/server\/src\/(.*queries\.ts$|.*\/search\/|core\/database\/|testing\/|tools\/)/;

/**
 * What core doesn't know: it would serve another trade as well. The store is the tenant and the staff are who signs in to it, so these
 * two are core's own. The table types are exempt: they are generated from the database, for all areas.
 */
const nounsOfTheTrade =
  /^(product|variant|categor(y|ie)|price|barcode|stock|supplier|purchase|order|cart|checkout|discount|payment|refund|sale|till|shift|invoice|receipt|gift|credit|customer|invite|storefront|wholesale)s?$/;
const core = /^apps\/server\/src\/core\/(?!database\/tables\.ts$)/;

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
      violations.push(`${path} holds SQL: SQL stays in queries, searches, core/database and migrations`);
    }
    for (const noun of nounsIn(path, text)) {
      violations.push(`${path} names ${noun}: core names no noun of the trade`);
    }
    if (isBarrel(path, text)) violations.push(`${path} only re-exports: no barrels`);
  }
  violations.push(...cycles(imports.filter(isFollowed)).map((cycle) => `a cycle: ${cycle.join(' -> ')}`));
  violations.push(
    ...cycles(imports.flatMap(betweenAreas)).map((cycle) => `a cycle of areas: ${cycle.join(' -> ')}`),
  );
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
  const ours = /^@sokoni\/(rules|contract|messages|themes)\/(.+)$/.exec(specifier);
  if (ours) return `packages/${ours[1]}/src/${ours[2]}${/\.tsx?$/.test(ours[2]) ? '' : '.ts'}`;
  if (/^@sokoni\/(server|console)/.test(specifier)) return `apps/${specifier.split('/')[1]}/`;
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return `npm:${specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]}`;
}

function workspaceDepth(path) {
  return /^(apps|packages)\//.test(path) ? 2 : 1;
}

const server = 'apps/server/src/';

/** From below to above: a room imports itself and what lies below. What stands in none of them may use all. */
const levels = [
  ['core'],
  ['embedded', 'tenancy'],
  ['stock'],
  ['catalogue'],
  ['inventory', 'customers'],
  ['sales'],
  ['insights'],
  ['channels'],
];

/** Null for what stands in no room: root files, demo, tools, testing. */
function levelOf(path) {
  const level = levels.findIndex((rooms) => rooms.includes(roomOf(path)));
  return level === -1 ? null : level;
}

function isBelow(to, from) {
  const level = levelOf(to);
  return roomOf(to) === roomOf(from) || (level !== null && level < levelOf(from));
}

function roomOf(path) {
  return path.split('/')[3];
}

function appOf(path) {
  return path.split('/')[1];
}

/** Rooms that hold several areas; any other room is one area. */
const roomsOfAreas = /^(tenancy|catalogue|inventory|sales|insights|channels)$/;

/** The area of a file of the server: `sales/orders`, `customers`. */
function areaOf(path) {
  const [room, area] = path.split('/').slice(3);
  return roomsOfAreas.test(room) ? `${room}/${area}` : room;
}

/** What finds rows by words and filters is SQL that several queries share. */
function isSearch(path) {
  return /\/search\/[a-z-]+\.ts$/.test(path);
}

function screenAreaOf(path) {
  return path.split('/')[4];
}

function isBarrel(path, text) {
  const { module } = parseSync(path, text);
  const all = module.staticExports.flatMap((entry) => entry.entries);
  return all.length > 0 && all.every((entry) => entry.moduleRequest) && module.staticImports.length === 0;
}

/** The nouns of the trade in the path and in the exported names of a file of core. */
function nounsIn(path, text) {
  if (!core.test(path)) return [];
  const { module } = parseSync(path, text);
  const exported = module.staticExports.flatMap((entry) =>
    entry.entries.map((name) => name.exportName.name ?? ''),
  );
  const words = [path.replace(core, ''), ...exported].flatMap(
    (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [],
  );
  return words.map((word) => word.toLowerCase()).filter((word) => nounsOfTheTrade.test(word));
}

/** Types of a file may point both ways, a lazy import is an edge that is not followed at load. */
function isFollowed({ to, typeOnly, dynamic }) {
  return !typeOnly && !dynamic && !/^(npm|node):/.test(to);
}

/** Between areas a type, or a lazy import, is an edge as any other. */
function betweenAreas({ from, to }) {
  if (levelOf(from) === null || !to.startsWith(server) || levelOf(to) === null) return [];
  if (/\.(test|access)\.ts$/.test(from) || areaOf(from) === areaOf(to)) return [];
  return [{ from: areaOf(from), to: areaOf(to) }];
}

function cycles(imports) {
  const edges = new Map();
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
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
