import { makeIcon } from '../makeIcon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ makeIcon('M6 9l6 6 6-6');
