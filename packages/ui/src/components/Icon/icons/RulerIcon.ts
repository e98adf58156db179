import { makeIcon } from '../makeIcon.tsx';

export const RulerIcon = /* @__PURE__ */ makeIcon(
  'M3.4 15.6L15.6 3.4a1.4 1.4 0 0 1 2 0l3 3a1.4 1.4 0 0 1 0 2L8.4 20.6a1.4 1.4 0 0 1-2 0l-3-3a1.4 1.4 0 0 1 0-2ZM7 12l2 2M10 9l2 2M13 6l2 2',
);
