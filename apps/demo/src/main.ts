import { enableCompileCache } from 'node:module';

/** The API with the demo shop. Never for production. */
if (process.env.NODE_ENV === 'production') {
  console.error('Демонстрационный магазин нельзя запускать в рабочей среде: запустите apps/api.');
  process.exit(1);
}

// Before the program is loaded, so that its compiled code is kept for the next start.
enableCompileCache();
const { runDemo } = await import('./program.ts');
runDemo();
