import { makeIcon } from '../makeIcon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ makeIcon('M4 12h16M13.5 5.5L20 12l-6.5 6.5');
