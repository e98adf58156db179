import { afterAll, vi } from 'vitest';

// The test files share loaded modules (`isolate: false`). Importing a route starts more imports that no test waits for. If
// a file ended before they are done, their modules would stay half loaded, and the next file that needs one would fail.
afterAll(() => vi.dynamicImportSettled());
