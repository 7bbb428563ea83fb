/** What each game brings for one purpose, found by the folder it lies in: a new game adds only its own folder. */
export function byGame<Loader>(modules: Record<string, Loader>): Record<string, Loader> {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [gameOf(path), load]))
}

/** `../opera/Table.svelte` is the one of `opera`. */
function gameOf(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '').split('/')[0] ?? ''
}
