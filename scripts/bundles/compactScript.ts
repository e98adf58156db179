import { transform } from 'esbuild';
import type { Plugin } from 'rolldown';

/** So that an error's line still leads to a place in the source (characters). */
const lineLimit = 160;

/**
 * The same script without comments and indentation, in ASCII. V8 keeps the text of every script it has loaded, with two
 * bytes per character if one of them is Cyrillic. Names are not changed, so stack traces remain readable.
 */
export async function compactScript(code: string): Promise<string> {
  const options = { charset: 'ascii', minifyWhitespace: true, legalComments: 'none', lineLimit } as const;
  return escaped((await transform(code, { format: 'esm', ...options })).code);
}

/**
 * esbuild does not escape the letters of regular expressions and tagged templates, where an escape means the same.
 * @throws for `String.raw`, where it does not
 */
function escaped(code: string): string {
  const raw = /\braw`[^`]*[\u0080-\uffff][^`]*`/.exec(code);
  if (raw) throw new Error(`Write a plain string instead of String.${raw[0]}: its letters can't be escaped`);
  return code.replaceAll(/(?<!\\)[\u0080-\uffff]/g, escapeOf);
}

const escapeOf = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Compacts the chunks of a bundle. Not in `renderChunk`: rolldown prints them again after it. */
export const compactScripts: Plugin = {
  name: 'compact-scripts',
  async generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') output.code = await compactScript(output.code);
    }
  },
};
