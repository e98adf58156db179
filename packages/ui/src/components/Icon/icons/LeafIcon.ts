import { makeIcon } from '../makeIcon.tsx';

export const LeafIcon = /* @__PURE__ */ makeIcon(
  'M5 19C4 10 9 4.5 20 4c.5 11-5 16.5-13.5 14.5M3.5 21c2-5 5.5-8.5 10-10.5',
);
