import { makeIcon } from '../makeIcon.tsx';

export const HomeIcon = /* @__PURE__ */ makeIcon(
  'M3.5 11L12 3.5l8.5 7.5M5.5 9.5V19a1.8 1.8 0 0 0 1.8 1.8h9.4A1.8 1.8 0 0 0 18.5 19V9.5M9.8 20.8V15a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1v5.8',
);
