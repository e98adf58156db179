import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the declarations of a built package refer to files it contains: `./Button.tsx` → `./Button.js`. */
export function nameFilesOfDeclarations(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'));
  }
}
