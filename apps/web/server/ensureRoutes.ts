import { existsSync } from 'node:fs';

/** For tests in a fresh checkout, which run before or beside the first build. */
export async function setup(): Promise<void> {
  if (!existsSync(new URL('../src/routeTree.gen.ts', import.meta.url))) await import('./generateRoutes.ts');
}
