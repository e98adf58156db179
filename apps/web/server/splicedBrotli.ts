import { promisify } from 'node:util';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A text with a gap, compressed once. */
export interface SplicedText {
  /** The Brotli stream of the text with the gap filled. */
  brotli: (filling: string) => Buffer;
  /** Decompresses it each time: every browser reads Brotli. */
  text: (filling: string) => string;
  /** Memory (bytes). */
  size: number;
}

/**
 * The bytes of a filling. All of one length: what follows a filling is compressed with its distance to what is before.
 */
export const fillingBytes = 32;

/**
 * Fills the gap while the text is compressed: 32 different bytes that pages do not contain, so nothing refers to them.
 * A page that did contain some of them would fail the comparison below.
 */
const placeholder = Buffer.from([
  ...Array.from({ length: 9 }, (_, byte) => byte),
  ...Array.from({ length: 18 }, (_, byte) => 0x0e + byte),
  ...Array.from({ length: 5 }, (_, byte) => 0xf8 + byte),
]);

/** A letter is compressed by the two bytes before it, so the two after the gap are stored with its filling. */
const storedAfter = 2;

/** Quality 7 takes a half more time than 5, for 2 % less; 10 takes twenty times as long, for 8 % less. */
const qualityParams = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/**
 * Compresses the texts around a gap, so that filling it requires no compression: a Brotli stream consists of blocks
 * (RFC 7932, 9.2), of which one may be stored as it is.
 * @throws if the stream does not decompress to the text, so that a page is never sent broken
 */
export async function spliceBrotli(before: string, after: string): Promise<SplicedText> {
  const rest = Buffer.from(after);
  const stored = inOwnMemory(rest.subarray(0, storedAfter));
  const [start, end] = await compressAround(Buffer.from(before), stored, rest.subarray(storedAfter));
  const brotli = (filling: string): Buffer => {
    const gap = Buffer.from(filling);
    if (gap.length !== fillingBytes) throw new RangeError(`A filling has ${fillingBytes} bytes, not ${gap.length}`);
    return Buffer.concat([start, storedBlock(Buffer.concat([gap, stored])), end]);
  };
  const text = (filling: string): string => brotliDecompressSync(brotli(filling)).toString();
  const sample = 'x'.repeat(fillingBytes);
  if (text(sample) !== before + sample + after) throw new Error('The compressed page differs from the page');
  return { brotli, text, size: start.length + end.length };
}

/** The compressed blocks before and after the placeholder and the stored bytes. */
async function compressAround(before: Buffer, stored: Buffer, rest: Buffer): Promise<[start: Buffer, end: Buffer]> {
  const length = before.length + placeholder.length + stored.length + rest.length;
  const params = { ...qualityParams, [constants.BROTLI_PARAM_SIZE_HINT]: length };
  const encoder = createBrotliCompress({ params });
  const chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  /** Compresses a part and ends it on a byte. */
  const blockOf = async (part: Buffer): Promise<Buffer> => {
    if (part.length > 0) encoder.write(part);
    await promisify<number>(encoder.flush.bind(encoder))(constants.BROTLI_OPERATION_FLUSH);
    return inOwnMemory(...chunks.splice(0));
  };
  try {
    const start = await blockOf(before);
    await blockOf(Buffer.concat([placeholder, stored]));
    const end = await blockOf(rest);
    return [start, inOwnMemory(end, lastBlock)];
  } finally {
    encoder.close();
  }
}

/** A copy: a part of a larger buffer, as streams and Node's pool return them, keeps the whole of it. */
function inOwnMemory(...parts: Buffer[]): Buffer {
  const copy = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(copy, at);
  return copy;
}

/** ISLAST and ISLASTEMPTY. */
const lastBlock = Buffer.from([0b11]);

/** A block that is not compressed and not the last: its length in four nibbles, then ISUNCOMPRESSED. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}
