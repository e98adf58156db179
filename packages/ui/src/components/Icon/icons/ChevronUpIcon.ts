import { makeIcon } from '../makeIcon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ makeIcon('M6 15l6-6 6 6');
