import { afterAll, vi } from 'vitest';

// The files share their modules (`isolate: false`). A file ends when its tests do: a module of a route that is still
// being imported then would stay half loaded, and fail the next file that needs it.
afterAll(() => vi.dynamicImportSettled());
