import { defineConfig } from 'tsup';
import { packageBuild } from '../../tsup.package.ts';

export default defineConfig(packageBuild(import.meta.dirname, '{contract,client,lazy,realtime,testing}/index.ts'));
