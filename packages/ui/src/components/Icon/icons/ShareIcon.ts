import { makeIcon } from '../makeIcon.tsx';

export const ShareIcon = /* @__PURE__ */ makeIcon(
  'M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1',
);
