import { makeIcon } from '../makeIcon.tsx';

export const UserIcon = /* @__PURE__ */ makeIcon('M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 21a7.5 7.5 0 0 1 15 0');
