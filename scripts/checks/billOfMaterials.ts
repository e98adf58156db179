import { execFileSync } from 'node:child_process';
import { inRepository } from '../launcher/repository.ts';

const programs = ['@vetka/api...', '@vetka/web...'].flatMap((program) => ['--filter', program]);
const format = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];

/** The production dependencies of the API and the site in CycloneDX, from the lockfile and the installed packages. */
export const billOfMaterials = (): string =>
  execFileSync('pnpm', [...programs, 'sbom', ...format], {
    cwd: inRepository(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
