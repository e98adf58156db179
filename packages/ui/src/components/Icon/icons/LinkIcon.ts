import { makeIcon } from '../makeIcon.tsx';

export const LinkIcon = /* @__PURE__ */ makeIcon(
  'M10 13.8a4.5 4.5 0 0 0 6.6.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10.2a4.5 4.5 0 0 0-6.6-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5',
);
