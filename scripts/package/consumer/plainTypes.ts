import { globSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const head = `import type { Static } from 'typebox';
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsSame<A, B> = Equal<A, B> extends true ? true
  : Equal<keyof A, keyof B> extends true ? [A] extends [B] ? [B] extends [A] ? true : false : false : false;
const expectSame = <_T extends true>() => undefined;
// @ts-expect-error an optional property is not a missing one
expectSame<IsSame<{ a?: string }, {}>>();
`;

const options = JSON.stringify({
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  files: ['all.ts'],
});

/**
 * Writes a program into an installed package that compiles only while each plain type equals that of its schema. There
 * it finds the package's own TypeBox.
 * @returns the folder of its `tsconfig.json`, and the number of compared types
 */
export function writePlainTypesProgram(installed: string): { project: string; count: number } {
  const folder = realpathSync(installed);
  const comparisons = globSync('dist/*/*.d.ts', { cwd: folder }).flatMap((file, index) => {
    const declarations = readFileSync(join(folder, file), 'utf8');
    const names = [...declarations.matchAll(/^export type (\w+) = Plain\.\1;/gm)].map(([, name = '']) => name);
    const compared = names.filter((name) => declarations.includes(`const ${name}:`));
    return compared.map((name) => ({ file, module: `module${index}`, name }));
  });
  const modules = new Map(comparisons.map(({ file, module }) => [module, file]));
  const imports = [...modules].map(
    ([module, file]) => `import type * as ${module} from '${join(folder, file).replace(/\.d\.ts$/, '.js')}';\n`,
  );
  const checks = comparisons.map(
    ({ module, name }) => `expectSame<IsSame<Static<typeof ${module}.${name}>, ${module}.${name}>>();\n`,
  );
  const project = join(folder, 'plain-types');
  mkdirSync(project);
  writeFileSync(join(project, 'all.ts'), [head, ...imports, ...checks].join(''));
  writeFileSync(join(project, 'tsconfig.json'), options);
  return { project, count: checks.length };
}
