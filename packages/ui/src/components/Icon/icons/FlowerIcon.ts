import { makeIcon } from '../makeIcon.tsx';

export const FlowerIcon = /* @__PURE__ */ makeIcon(
  'M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M12 9.4a3.3 3.3 0 1 1 2.5 1.9 3.3 3.3 0 1 1-.6 2.5 3.3 3.3 0 1 1-3.8 0 3.3 3.3 0 1 1-.6-2.5A3.3 3.3 0 1 1 12 9.4',
);
