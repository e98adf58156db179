import { makeIcon } from '../makeIcon.tsx';

export const HelpIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.3 9.3a2.8 2.8 0 1 1 4.3 2.4c-1 .6-1.6 1.1-1.6 2.1M12 16.8h.01',
);
