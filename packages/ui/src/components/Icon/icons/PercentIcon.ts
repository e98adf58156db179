import { makeIcon } from '../makeIcon.tsx';

export const PercentIcon = /* @__PURE__ */ makeIcon(
  'M19 5L5 19M4.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M14.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
);
