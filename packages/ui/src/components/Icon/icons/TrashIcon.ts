import { makeIcon } from '../makeIcon.tsx';

export const TrashIcon = /* @__PURE__ */ makeIcon(
  'M3.5 6.5h17M18.5 6.5l-.8 12.6a2 2 0 0 1-2 1.9H8.3a2 2 0 0 1-2-1.9L5.5 6.5M8.5 6.5V5a1.8 1.8 0 0 1 1.8-1.8h3.4A1.8 1.8 0 0 1 15.5 5v1.5M10 11v6M14 11v6',
);
