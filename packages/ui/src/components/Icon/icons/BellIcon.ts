import { makeIcon } from '../makeIcon.tsx';

export const BellIcon = /* @__PURE__ */ makeIcon(
  'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.2 2 7.5H4c0-1.3 2-2.5 2-7.5ZM10 20.5a2.3 2.3 0 0 0 4 0',
);
