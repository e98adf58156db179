import { findPackageJSON } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The folder of the application. This file is in `server/`, and bundled in `dist/program/`. */
export const application = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename);

/**
 * The built site: `client/` and `server/`. `VETKA_WEB_DIST` names a folder other than `dist`, relative to `apps/web`,
 * so that several builds can exist side by side: `.dist-<name>`. It must be inside `apps/web`, or the packages that the
 * pages import are not found.
 */
export const buildFolder = resolve(application, process.env.VETKA_WEB_DIST ?? 'dist');
