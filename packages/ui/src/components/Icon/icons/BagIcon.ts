import { makeIcon } from '../makeIcon.tsx';

export const BagIcon = /* @__PURE__ */ makeIcon(
  'M6.2 7.5h11.6a1.5 1.5 0 0 1 1.5 1.4l.9 10a2 2 0 0 1-2 2.1H5.8a2 2 0 0 1-2-2.1l.9-10a1.5 1.5 0 0 1 1.5-1.4ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
);
