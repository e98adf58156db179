import { makeIcon } from '../makeIcon.tsx';

export const CheckCheckIcon = /* @__PURE__ */ makeIcon('M2.5 12.8L6.6 17 16 7M11.5 15.5l1.5 1.5L22 7');
