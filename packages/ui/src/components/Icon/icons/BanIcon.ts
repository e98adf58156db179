import { makeIcon } from '../makeIcon.tsx';

export const BanIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M5.7 5.7l12.6 12.6');
