import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommandContext } from 'vitest/node';
import { protocolOf } from './protocol.ts';
import { decodeSignature, differenceOf, encodeSignature, signatureOf, type Raster } from './signature.ts';
import { storyFileName } from '../storyFile.ts';
import { keepSignature, keptSignature } from './store.ts';

const isUpdate = process.env['VETKA_PICTURES'] === 'update';
const failures = fileURLToPath(new URL('../../.pictures/', import.meta.url));
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** Identifies a picture: a story of a file, in a theme and a width. */
export interface PictureOf {
  file: string;
  story: string;
  look: string;
  /** Visible part of the window, in pixels from its top left corner. */
  width: number;
  height: number;
}

/**
 * Browser command: compares the story as rendered with its stored signature.
 * @returns what to do about a difference, or `undefined`
 */
export async function checkPicture({ page }: BrowserCommandContext, picture: PictureOf): Promise<string | undefined> {
  const { file, story, look } = picture;
  const png = await capture(page, picture);
  const now = signatureOf(await decode(png));
  const sheet = storyFileName(file);
  const kept = keptSignature(sheet, story, look);
  const path = `${failures}${sheet}/${story} ${look}.png`;
  const difference = kept && differenceOf(decodeSignature(kept), now);
  if (isUpdate && (!kept || difference)) keepSignature(sheet, story, look, encodeSignature(now));
  if (isUpdate || (kept && !difference)) {
    rmSync(path, { force: true });
    return undefined;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
  const what = difference ? `looks different: ${difference}` : 'has no signature yet';
  return `${look}: ${what}. See ${relative(repository, path)}; if it is as it should be: pnpm pictures:update ${sheet}`;
}

async function capture(page: Page, { width, height }: PictureOf): Promise<Buffer> {
  const protocol = await protocolOf(page);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels, pixels: data };
}
