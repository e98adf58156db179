import { makeIcon } from '../makeIcon.tsx';

export const ThumbDownIcon = /* @__PURE__ */ makeIcon(
  'M7.5 13.5V3.2M7.5 13.5l3.8 7.3a2.4 2.4 0 0 0 2.7-2.6l-.5-3.7h5a2 2 0 0 0 2-2.4L19 4.8a2 2 0 0 0-2-1.6H5.5a2 2 0 0 0-2 2v6.3a2 2 0 0 0 2 2h2',
);
