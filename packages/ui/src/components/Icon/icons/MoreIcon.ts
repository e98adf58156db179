import { makeIcon } from '../makeIcon.tsx';

export const MoreIcon = /* @__PURE__ */ makeIcon(
  'M4.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M11.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M18.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0',
);
