import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Side of a cell in pixels. */
const cell = 16;
/** Stored colours are rounded to this step. It halves their size and is far below the difference threshold. */
const step = 4;
/** A cell has changed when a channel of its mean colour differs by more than this (0 to 255). */
const tolerance = 9;
/** Up to this many changed cells are attributed to text rendering. */
const spare = 1;

/** A picture as rows of pixels with `channels` bytes each: red, green, blue and optionally alpha. */
export interface Raster {
  width: number;
  height: number;
  channels: number;
  pixels: Uint8Array;
}

/** A picture in coarse cells: the mean colour of each, 3 bytes, row by row. */
export interface Signature {
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  colors: Uint8Array;
}

/** Computes the mean colour of every cell. Cells at the right and bottom edges average the pixels they have. */
export function signatureOf({ width, height, channels, pixels }: Raster): Signature {
  const columns = Math.ceil(width / cell);
  const count = columns * Math.ceil(height / cell);
  const sums = new Float64Array(count * 3);
  const areas = new Uint32Array(count);
  for (let y = 0; y < height; y++) {
    const firstOfRow = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const place = firstOfRow + (x >> 4);
      areas[place] = (areas[place] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel++) {
        sums[place * 3 + channel] = (sums[place * 3 + channel] ?? 0) + (pixels[at + channel] ?? 0);
      }
    }
  }
  return { width, height, colors: Uint8Array.from(sums, (sum, at) => sum / (areas[Math.floor(at / 3)] ?? 1)) };
}

/** `390x44 …`: the size and the rounded colours, compressed. */
export function encodeSignature({ width, height, colors }: Signature): string {
  const rounded = colors.map((value) => Math.round(value / step));
  return `${width}x${height} ${brotliCompressSync(rounded).toString('base64')}`;
}

/** @throws when the line was not written by `encodeSignature` */
export function decodeSignature(line: string): Signature {
  const [, width, height, packed] = /^(\d+)x(\d+) (\S+)$/.exec(line) ?? [];
  if (packed === undefined) throw new Error(`Not a signature: ${line.slice(0, 40)}`);
  const rounded = brotliDecompressSync(Buffer.from(packed, 'base64'));
  const colors = Uint8Array.from(rounded, (value) => Math.min(255, value * step));
  return { width: Number(width), height: Number(height), colors };
}

/**
 * Describes the visible difference, or returns `undefined` when the two match. Empty space at the bottom is not a
 * difference.
 */
export function differenceOf(before: Signature, now: Signature): string | undefined {
  if (before.width !== now.width || !isPlain(endOf(before, now)) || !isPlain(endOf(now, before))) {
    const [was, is] = [before, now].map(({ width, height }) => `${width} × ${height}`);
    return `it was ${was} px and is ${is} px`;
  }
  const changed = changedCells(before, now);
  if (changed.length <= spare) return undefined;
  const columns = Math.ceil(now.width / cell);
  const place = changed[0] ?? 0;
  const [x, y] = [(place % columns) * cell, Math.floor(place / columns) * cell];
  return `${changed.length} of ${now.colors.length / 3} cells have another colour, the first at ${x}, ${y} px`;
}

/** Content of the taller picture below the end of the shorter one. */
const endOf = (one: Signature, other: Signature): Uint8Array => one.colors.subarray(other.colors.length);

const isPlain = (cells: Uint8Array): boolean =>
  cells.every((value, at) => Math.abs(value - (cells[at % 3] ?? 0)) <= tolerance);

function changedCells(before: Signature, now: Signature): number[] {
  const changed = new Set<number>();
  const last = Math.min(before.colors.length, now.colors.length);
  for (let at = 0; at < last; at++) {
    if (Math.abs((before.colors[at] ?? 0) - (now.colors[at] ?? 0)) > tolerance) changed.add(Math.floor(at / 3));
  }
  return [...changed];
}
