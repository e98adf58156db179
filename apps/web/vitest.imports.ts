import { afterAll, vi } from 'vitest';

// Waits for all imports before a test file ends. Routes import more modules in the background, and test files share loaded
// modules (`isolate: false`), so the next file would fail on a module that is only half loaded.
afterAll(() => vi.dynamicImportSettled());
