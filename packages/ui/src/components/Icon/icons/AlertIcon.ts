import { makeIcon } from '../makeIcon.tsx';

export const AlertIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5v5M12 16.2h.01');
