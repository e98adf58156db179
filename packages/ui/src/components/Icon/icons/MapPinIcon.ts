import { makeIcon } from '../makeIcon.tsx';

export const MapPinIcon = /* @__PURE__ */ makeIcon(
  'M12 21.5c-4.6-4.3-7-8-7-11.2a7 7 0 0 1 14 0c0 3.2-2.4 6.9-7 11.2ZM9.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0',
);
