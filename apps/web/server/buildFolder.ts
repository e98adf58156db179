import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const application = fileURLToPath(new URL('..', import.meta.url));

/**
 * The built site: `client/` and `server/`. `VETKA_WEB_DIST` names another folder than `dist`, so that several builds
 * can stand side by side: `.dist-<name>`, relative to `apps/web`. It must lie there, or the packages that the pages
 * need are not found.
 */
export const buildFolder = resolve(application, process.env.VETKA_WEB_DIST ?? 'dist');
