import type { OverlayRegistry } from '../shell/overlays/OverlayHost.tsx';

/** Which feature brings which overlay. Each is a module whose default export takes `OverlayProps`. */
export const overlays: OverlayRegistry = {};
