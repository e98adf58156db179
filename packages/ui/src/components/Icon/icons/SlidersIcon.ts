import { makeIcon } from '../makeIcon.tsx';

export const SlidersIcon = /* @__PURE__ */ makeIcon(
  'M3.5 7H12M17 7h3.5M3.5 17H7M12 17h8.5M12 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M7 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
);
