import type { Manifest } from '@tanstack/react-router';

const known = new WeakMap<Manifest, Manifest>();

/** The list of what each route is made of, without the scripts that a page's head would ask for. */
export function withoutPreloads(manifest: Manifest | undefined): Manifest | undefined {
  if (!manifest) return undefined;
  let quiet = known.get(manifest);
  if (!quiet) {
    const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, preloads: [] }]);
    quiet = { ...manifest, routes: Object.fromEntries(routes) };
    known.set(manifest, quiet);
  }
  return quiet;
}
