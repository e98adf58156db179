import { makeIcon } from '../makeIcon.tsx';

export const ChevronsIcon = /* @__PURE__ */ makeIcon('M7 15l5 5 5-5M7 9l5-5 5 5');
