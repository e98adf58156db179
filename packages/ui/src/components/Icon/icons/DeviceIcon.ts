import { makeIcon } from '../makeIcon.tsx';

export const DeviceIcon = /* @__PURE__ */ makeIcon(
  'M5 4h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5zM12 17v3.5M8 20.5h8',
);
