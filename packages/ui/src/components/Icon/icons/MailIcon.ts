import { makeIcon } from '../makeIcon.tsx';

export const MailIcon = /* @__PURE__ */ makeIcon(
  'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM3 7.5l7.7 5.3a2.3 2.3 0 0 0 2.6 0L21 7.5',
);
