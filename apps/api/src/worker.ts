import { enableCompileCache } from 'node:module';

// Before the program is loaded, so that its compiled code is kept for the next start.
enableCompileCache();
const { runWorker } = await import('./program.ts');
runWorker();
