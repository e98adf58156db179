import path from 'node:path';
import { parseArgs } from 'node:util';
import { moveFiles } from './modules/media/media.move.ts';
import { createS3Store } from './modules/media/s3-store.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';

/** Copies the files of `VETKA_DATA_DIR` into the bucket of the `S3_*` variables; see docs/operations.md. */
async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, delete: { type: 'boolean' } } });
  const config = readConfig(process.env);
  if (!config.s3) throw new ConfigError(['S3_BUCKET: нужно имя хранилища, в которое переносить файлы']);
  const bucket = createS3Store(config.s3, createLog(config.logLevel));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const { moved, present, failed, isComplete } = await moveFiles({
    folder: path.join(config.dataDir, 'media'),
    bucket,
    isChecking: values.check ?? false,
    isDeleting: values.delete ?? false,
    signal: stopping.signal,
    report: console.log,
  });
  bucket.close();
  console.log(`moved ${moved}, already there ${present}, failed ${failed.length}`);
  if (!isComplete) console.log('Not complete: run the command again.');
  return isComplete;
}

run().then(
  (isComplete) => void (process.exitCode = isComplete ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  },
);
