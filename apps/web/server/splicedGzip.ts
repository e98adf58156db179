import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gunzipSync } from 'node:zlib';
import { joinedCrc } from './joinedCrc.ts';

const deflate = promisify(deflateRaw);

/** A text with a gap, compressed once. */
export interface SplicedText {
  /** The gzip file with the gap filled. */
  gzip: (filling: string) => Buffer;
  /** Decompresses it each time: almost every client reads gzip. */
  text: (filling: string) => string;
  /** Memory (bytes). */
  size: number;
}

/** Magic number, deflate, no flags, no time, unknown system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * Compresses the texts around a gap, so that filling it requires no compression: a deflate stream may contain its parts
 * one after another if they end on a byte, and the filling as it is (RFC 1951, 3.2.4).
 */
export async function spliceGzip(before: string, after: string): Promise<SplicedText> {
  const [start, end] = await Promise.all([
    compressedPart(before, constants.Z_SYNC_FLUSH),
    compressedPart(after, constants.Z_FINISH),
  ]);
  const sumWith = joinedCrc(end);
  const gzip = (filling: string): Buffer => {
    const middle = Buffer.from(filling);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sumWith(crc32(middle, start.sum)));
    trailer.writeUInt32LE(start.length + middle.length + end.length, 4);
    return Buffer.concat([header, start.bytes, storedBlock(middle), end.bytes, trailer]);
  };
  return {
    gzip,
    text: (filling) => gunzipSync(gzip(filling)).toString(),
    size: start.bytes.length + end.bytes.length,
  };
}

async function compressedPart(text: string, finishFlush: number) {
  const raw = Buffer.from(text);
  const bytes = trimmed(await deflate(raw, { level: 6, finishFlush }));
  return { bytes, length: raw.length, sum: crc32(raw) };
}

/** Copied into separate memory: zlib returns a part of 64 kB, which would stay allocated as a whole. */
function trimmed(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A block of deflate that is not compressed and not the last. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
