import { makeIcon } from '../makeIcon.tsx';

export const SmileIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.2 14a4.5 4.5 0 0 0 7.6 0M9 9.5h.01M15 9.5h.01',
);
