import { makeIcon } from '../makeIcon.tsx';

export const TagIcon = /* @__PURE__ */ makeIcon(
  'M12.5 3.5H5a1.5 1.5 0 0 0-1.5 1.5v7.5a2 2 0 0 0 .6 1.4l6.5 6.5a2 2 0 0 0 2.8 0l7-7a2 2 0 0 0 0-2.8l-6.5-6.5a2 2 0 0 0-1.4-.6ZM8 8h.01',
);
