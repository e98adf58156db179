import { makeIcon } from '../makeIcon.tsx';

export const InfoIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11.5v5M12 7.8h.01');
