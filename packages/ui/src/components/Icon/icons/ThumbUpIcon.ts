import { makeIcon } from '../makeIcon.tsx';

export const ThumbUpIcon = /* @__PURE__ */ makeIcon(
  'M7.5 10.5v10.3M7.5 10.5l3.8-7.3a2.4 2.4 0 0 1 2.7 2.6l-.5 3.7h5a2 2 0 0 1 2 2.4l-1.5 7.3a2 2 0 0 1-2 1.6H5.5a2 2 0 0 1-2-2v-6.3a2 2 0 0 1 2-2h2',
);
