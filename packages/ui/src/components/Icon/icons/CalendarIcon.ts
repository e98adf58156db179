import { makeIcon } from '../makeIcon.tsx';

export const CalendarIcon = /* @__PURE__ */ makeIcon(
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM3.5 10h17M8 2.8v4M16 2.8v4',
);
