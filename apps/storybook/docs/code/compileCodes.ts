import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('../../../../packages/ui/', import.meta.url));
const compiler = fileURLToPath(new URL('../../../../node_modules/typescript-native/bin/tsc', import.meta.url));

/** `strict` as most applications have it, without what only this repository asks for. */
const project = {
  extends: `${kit}../../tsconfig.base.json`,
  compilerOptions: { noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: false, types: [] },
  include: ['*.tsx'],
};

/** Compiles pieces of code as files of an application that has the kit. Returns the compiler's complaints, by name. */
export async function compileCodes(codes: Readonly<Record<string, string>>): Promise<string[]> {
  mkdirSync(`${kit}node_modules/.cache`, { recursive: true });
  const folder = mkdtempSync(`${kit}node_modules/.cache/stories-`);
  const names = Object.keys(codes);
  for (const [place, name] of names.entries()) writeFileSync(join(folder, `${place}.tsx`), codes[name] ?? '');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { maxBuffer: 1e8 }, (_error, out, err) =>
      resolve(out + err),
    ),
  );
  rmSync(folder, { recursive: true });
  return said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^.*?(\d+)\.tsx(?=\()/, (_path, place: string) => names[Number(place)] ?? place));
}
