import { makeIcon } from '../makeIcon.tsx';

export const HeartIcon = /* @__PURE__ */ makeIcon(
  'M12 20.5C6.5 16.4 3 13.2 3 9.1A4.9 4.9 0 0 1 7.9 4c1.7 0 3.2.9 4.1 2.4C12.9 4.9 14.4 4 16.1 4A4.9 4.9 0 0 1 21 9.1c0 4.1-3.5 7.3-9 11.4Z',
);
