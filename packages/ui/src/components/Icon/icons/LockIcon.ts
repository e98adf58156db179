import { makeIcon } from '../makeIcon.tsx';

export const LockIcon = /* @__PURE__ */ makeIcon(
  'M6.5 10.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-6.5a2 2 0 0 1 2 -2zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 15v2',
);
