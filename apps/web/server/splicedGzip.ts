import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A text with a gap, compressed once. */
export interface SplicedText {
  /** The gzip file with the gap filled. */
  gzip: (filling: string) => Buffer;
  text: (filling: string) => string;
  /** Memory (bytes). */
  size: number;
}

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * Compresses the texts around a gap, so that filling it compresses nothing again: a deflate stream may hold its parts
 * one after another if they end on a byte, and the filling as it is (RFC 1951, 3.2.4).
 */
export async function spliceGzip(before: string, after: string): Promise<SplicedText> {
  const [start, end] = [Buffer.from(before), Buffer.from(after)];
  const [compressedStart, compressedEnd] = await Promise.all([
    deflate(start, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }),
    deflate(end, { level: 6 }),
  ]);
  const sum = crc32(start);
  return {
    gzip: (filling) => {
      const middle = Buffer.from(filling);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(end, crc32(middle, sum)));
      trailer.writeUInt32LE(start.length + middle.length + end.length, 4);
      return Buffer.concat([header, compressedStart, storedBlock(middle), compressedEnd, trailer]);
    },
    text: (filling) => Buffer.concat([start, Buffer.from(filling), end]).toString(),
    size: start.length + end.length + compressedStart.length + compressedEnd.length,
  };
}

/** A block of deflate that is not compressed and not the last. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
