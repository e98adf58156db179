import { makeIcon } from '../makeIcon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ makeIcon('M15 6l-6 6 6 6');
