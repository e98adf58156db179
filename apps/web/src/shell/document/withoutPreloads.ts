import type { Manifest } from '@tanstack/react-router';

const known = new WeakMap<Manifest, Manifest>();

/** The route manifest without the scripts that would be preloaded from the document head. */
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
