import { rmSync } from 'node:fs';
import { dataDirectory, shown } from './launcher/dataDirectory.ts';
import { findRunning } from './launcher/instance.ts';
import { inRepository } from './launcher/repository.ts';

/** `npm run demo:reset`: deletes the data of this clone; the next start recreates the demo. */
const running = await findRunning(inRepository('.data', 'running.json'));
if (running) {
  console.error(
    `The shop runs (${running.url || 'still starting'}, process ${running.pid}). Stop it first: Ctrl-C in its terminal.`,
  );
  process.exit(1);
}
const data = dataDirectory();
rmSync(data, { recursive: true, force: true });
rmSync(inRepository('.data'), { recursive: true, force: true });
console.log(
  process.env.DATABASE_URL
    ? `Removed ${shown(data)}. The database of DATABASE_URL is left alone: empty it yourself.`
    : `Removed ${shown(data)}. The next npm start recreates the demo data.`,
);
