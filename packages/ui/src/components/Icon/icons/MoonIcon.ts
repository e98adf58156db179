import { makeIcon } from '../makeIcon.tsx';

export const MoonIcon = /* @__PURE__ */ makeIcon('M20.5 14.3A8.7 8.7 0 1 1 9.7 3.5a7 7 0 0 0 10.8 10.8Z');
