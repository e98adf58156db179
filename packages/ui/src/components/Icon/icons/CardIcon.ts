import { makeIcon } from '../makeIcon.tsx';

export const CardIcon = /* @__PURE__ */ makeIcon(
  'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6.5 15h3',
);
