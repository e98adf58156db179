import { makeIcon } from '../makeIcon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ makeIcon('M20 12H4M10.5 5.5L4 12l6.5 6.5');
