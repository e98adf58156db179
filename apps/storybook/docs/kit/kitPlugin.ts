import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { forgetSourceFiles } from '../code/sourceFile.ts';
import { codeOfStories } from '../code/storyCode.ts';
import { describeKit } from '../props/describeKit.ts';
import type { ComponentProps, StoryFile } from '../props/props.ts';
import { readStories } from '../props/readStories.ts';

const kit = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const registry = fileURLToPath(new URL('registry.ts', import.meta.url));
const prefixes = { props: '\0kit-props:', code: '\0kit-code:' } as const;

interface Described {
  components: readonly ComponentProps[];
  stories: Readonly<Record<string, StoryFile>>;
}

async function describe(): Promise<Described> {
  const components = await describeKit();
  return { components, stories: readStories(components) };
}

/** The modules that document one file of stories. */
function registration(path: string): string {
  const file = relative(kit, path).replaceAll('\\', '/');
  const folder = dirname(file);
  const guide = `${kit}${folder}/${folder.split('/').at(-1)}.docs.ts`;
  const guideImport = existsSync(guide)
    ? `import { guide as kitGuide } from ${JSON.stringify(guide)};`
    : 'const kitGuide = undefined;';
  return [
    `import { register as kitRegister } from ${JSON.stringify(registry)};`,
    `import kitProps from 'virtual:kit-props/${file}';`,
    guideImport,
    `kitRegister(${JSON.stringify(file)}, { ...kitProps, guide: kitGuide, readCode: () => import('virtual:kit-code/${file}') });`,
  ].join('\n');
}

/**
 * Adds to each file of stories what its page shows: guide, properties read by the compiler, code of the stories. A page
 * loads its own only. Not in tests, which need no pages and must not wait for the compiler.
 */
export function kitPlugin(): Plugin {
  let described: Promise<Described> | undefined;
  let isTest = false;
  return {
    name: 'kit',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isTest = mode === 'test';
    },
    resolveId: (id) => {
      const [, kind, file] = /^virtual:kit-(props|code)\/(.+)$/.exec(id) ?? [];
      return kind === undefined ? null : `${prefixes[kind as 'props' | 'code']}${file}.js`;
    },
    async load(id) {
      if (id.startsWith(prefixes.code)) {
        forgetSourceFiles();
        const file = fileIn(id, prefixes.code);
        // Whole screens are not copied.
        const codes = isOfComponent(file) ? Object.entries(await codeOfStories(kit + file)) : [];
        const byId = codes.map(([name, code]) => [toId('kit', storyNameFromExport(name)).slice('kit--'.length), code]);
        return `export default ${JSON.stringify(Object.fromEntries(byId))};`;
      }
      if (!id.startsWith(prefixes.props)) return null;
      described ??= describe();
      const { components, stories } = await described;
      const file = fileIn(id, prefixes.props);
      const own = components.filter(({ folder }) => folder === dirname(file));
      return `export default ${JSON.stringify({ components: own, shown: stories[file] })};`;
    },
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (isTest || !path.startsWith(kit) || !path.endsWith('.stories.tsx')) return null;
      return { code: `${code}\n${registration(path)}`, map: null };
    },
  };
}

const isOfComponent = (file: string): boolean => /^(?:components|desk|patterns)\//.test(file);

const fileIn = (id: string, prefix: string): string => id.slice(prefix.length, -'.js'.length);
