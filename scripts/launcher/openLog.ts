import { createWriteStream, mkdirSync, openSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Opens a log file, and its folder if it is missing. The file is there when this returns: a stream that opens it later
 * could find the folder gone, and an error without a listener ends the process. When a line cannot be written (a full
 * disk), this says so once, and the program that writes the log goes on.
 */
export function openLog(file: string, flags: 'a' | 'w' = 'w'): WriteStream {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { fd: openSync(file, flags) });
  stream.on('error', (error) => console.error(`The log ${file} is incomplete: ${error.message}`));
  return stream;
}
