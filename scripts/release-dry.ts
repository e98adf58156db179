import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopSignal } from './launcher/signals.ts';
import { buildPackages } from './package/build.ts';
import { packPackages, tarballTable } from './package/pack.ts';

/** `pnpm release:dry`: all steps of a release except publishing; prints what would be published. */
const signal = stopSignal();
await buildPackages(signal);
const folder = mkdtempSync(join(tmpdir(), 'vetka-release-'));
const tarballs = await packPackages(folder, signal);
console.log(`${tarballTable(tarballs)}\nin ${folder}`);
