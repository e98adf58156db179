import { makeIcon } from '../makeIcon.tsx';

export const PencilIcon = /* @__PURE__ */ makeIcon(
  'M4 20l1-4.2L16.2 4.6a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.2 19 4 20ZM14.2 6.6l3.2 3.2',
);
