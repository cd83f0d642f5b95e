/**
 * What areas add to the work of an area below them. The area that does the work declares its hook here
 * (`declare module '#core/hooks.ts'`), an area above brings a function for it in its manifest, and the lists are composed
 * once, at the start, in the order of the manifests.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas declare their hooks in it.
export interface HookTypes {}

/** What one area brings. */
export type AreaHooks = Partial<HookTypes>;

/** What all areas have brought. */
export type Hooks = { readonly [Name in keyof HookTypes]?: readonly HookTypes[Name][] };

export function composeHooks(areas: readonly { hooks?: AreaHooks }[]): Hooks {
  const lists: Record<string, unknown[]> = {};
  for (const { hooks } of areas) {
    for (const [name, hook] of Object.entries(hooks ?? {})) lists[name] = [...(lists[name] ?? []), hook];
  }
  return lists as Hooks;
}
