import { makeIcon } from '../makeIcon.tsx';

export const ReplyIcon = /* @__PURE__ */ makeIcon('M9 17.5L3.5 12 9 6.5M3.5 12H15a5.5 5.5 0 0 1 5.5 5.5V19');
