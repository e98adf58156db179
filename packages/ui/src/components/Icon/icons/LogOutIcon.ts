import { makeIcon } from '../makeIcon.tsx';

export const LogOutIcon = /* @__PURE__ */ makeIcon(
  'M9.5 20.5h-4a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h4M16 16.5l4.5-4.5L16 7.5M20.5 12H9.5',
);
