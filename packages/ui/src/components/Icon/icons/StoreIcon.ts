import { makeIcon } from '../makeIcon.tsx';

export const StoreIcon = /* @__PURE__ */ makeIcon(
  'M4.5 11v8a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-8M9.5 21v-5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V21M5.5 3h13L21 8.5a2.6 2.6 0 0 1-4.7 1.4 2.7 2.7 0 0 1-4.3 0 2.7 2.7 0 0 1-4.3 0A2.6 2.6 0 0 1 3 8.5L5.5 3Z',
);
