import { createWriteStream, mkdirSync, openSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a log file, with its folder, before it returns. A stream that opens its file later may find the folder removed.
 * When the disk is full, one message on stderr says that the log is incomplete. Without a listener, that error of the
 * stream would end this process.
 */
export function openLog(file: string, flags: 'a' | 'w' = 'w'): WriteStream {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { fd: openSync(file, flags) });
  stream.on('error', (error) => console.error(`The log ${file} is incomplete: ${error.message}`));
  return stream;
}
