import { makeIcon } from '../makeIcon.tsx';

export const ShieldIcon = /* @__PURE__ */ makeIcon(
  'M12 3l7.5 2.5v6c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5v-6L12 3ZM8.5 12l2.5 2.5 4.5-4.8',
);
