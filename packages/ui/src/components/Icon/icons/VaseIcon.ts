import { makeIcon } from '../makeIcon.tsx';

export const VaseIcon = /* @__PURE__ */ makeIcon(
  'M8.5 3h7M9.5 3c.5 3.5-4 5.5-4 10.5 0 3.8 1.8 7.5 6.5 7.5s6.5-3.7 6.5-7.5c0-5-4.5-7-4-10.5M8 12.5a6 6 0 0 0 1 4.5',
);
