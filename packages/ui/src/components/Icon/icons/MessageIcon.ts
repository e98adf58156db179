import { makeIcon } from '../makeIcon.tsx';

export const MessageIcon = /* @__PURE__ */ makeIcon('M3.4 20.6l1.3-4.3a8.6 8.6 0 1 1 3.2 3.1L3.4 20.6Z');
