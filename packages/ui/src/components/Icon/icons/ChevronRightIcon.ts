import { makeIcon } from '../makeIcon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ makeIcon('M9 6l6 6-6 6');
