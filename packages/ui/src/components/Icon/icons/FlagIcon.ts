import { makeIcon } from '../makeIcon.tsx';

export const FlagIcon = /* @__PURE__ */ makeIcon(
  'M5 21.5V3.8C8 2.3 10 3.5 12 4.5s4 1.7 7 .3v9.4c-3 1.4-5 .7-7-.3s-4-2-7-.7',
);
