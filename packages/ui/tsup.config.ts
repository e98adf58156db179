import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { markClientModules } from './build/clientModules.ts';
import { stylesPlugin, unitsPlugin, writeSheets, type Rules } from './build/stylesPlugin.ts';
import { readUnits } from './build/units.ts';

const root = import.meta.dirname;
const units = await readUnits(root);
const rules: Rules = new Map();

// `tsc -p tsconfig.build.json` generates the declarations: bundling them for every entry needs gigabytes.
export default defineConfig({
  entry: units.entries,
  format: ['esm'],
  target: 'es2022',
  splitting: false,
  clean: true,
  sourcemap: true,
  silent: true,
  // Russian text stays readable and takes two bytes per letter instead of six.
  esbuildOptions: (options) => void (options.charset = 'utf8'),
  esbuildPlugins: [unitsPlugin(root, units), stylesPlugin(root, units, rules)],
  async onSuccess() {
    await writeSheets(root, units, rules);
    const outputs = Object.keys(units.entries).map((output) => `${output}.js`);
    markClientModules(join(root, 'dist'), outputs);
    // Resolved by Node for `#css/…`.
    writeFileSync(join(root, 'dist/noSheet.js'), '');
  },
});
