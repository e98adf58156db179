import { inflateSync } from 'node:zlib';

/** A picture as rows of pixels with `channels` bytes each: red, green, blue and optionally alpha. */
export interface Raster {
  width: number;
  height: number;
  channels: number;
  pixels: Uint8Array;
}

const signatureBytes = 8;
const channelsOfColorType: Record<number, number> = { 2: 3, 6: 4 };

/**
 * Reads a PNG as Chromium writes its screenshots: 8 bits per channel, RGB or RGBA, not interlaced.
 * @throws on any other kind
 */
export function decodePng(file: Buffer): Raster {
  const chunks = chunksOf(file);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head) throw new Error('Not a PNG.');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = channelsOfColorType[head.readUInt8(9)];
  if (head.readUInt8(8) !== 8 || channels === undefined || head.readUInt8(12) !== 0) {
    throw new Error('A PNG of another kind than Chromium writes.');
  }
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return { width, height, channels, pixels: unfilter(inflateSync(data), height, width * channels, channels) };
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  let at = signatureBytes;
  while (at < file.length) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** The first byte of a row names the filter that predicts it from its left and upper neighbours. */
function unfilter(filtered: Uint8Array, height: number, stride: number, step: number): Uint8Array {
  const pixels = new Uint8Array(height * stride);
  for (let row = 0; row < height; row++) {
    const from = row * (stride + 1);
    const line = filtered.subarray(from + 1, from + 1 + stride);
    unfilterRow(filtered[from] ?? 0, line, pixels, { start: row * stride, stride, step });
  }
  return pixels;
}

interface Row {
  start: number;
  stride: number;
  /** Bytes per pixel. */
  step: number;
}

function unfilterRow(kind: number, line: Uint8Array, pixels: Uint8Array, { start, stride, step }: Row): void {
  if (kind === 0) return pixels.set(line, start);
  for (let x = 0; x < stride; x++) {
    const at = start + x;
    const left = x >= step ? (pixels[at - step] ?? 0) : 0;
    const up = pixels[at - stride] ?? 0;
    const corner = x >= step ? (pixels[at - stride - step] ?? 0) : 0;
    pixels[at] = (line[x] ?? 0) + predicted(kind, left, up, corner);
  }
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  return paeth(left, up, corner);
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
