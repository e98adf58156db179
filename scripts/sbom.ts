import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { billOfMaterials } from './checks/billOfMaterials.ts';
import { stateDirectory } from './launcher/repository.ts';

/** `pnpm run sbom`: writes the bill of materials. `pnpm sbom` alone is a command of pnpm itself. */
const file = join(stateDirectory, 'sbom', 'vetka.cdx.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, billOfMaterials());
console.log(file);
