import { makeIcon } from '../makeIcon.tsx';

export const TicketIcon = /* @__PURE__ */ makeIcon(
  'M3 8.5V7a1.8 1.8 0 0 1 1.8-1.8h14.4A1.8 1.8 0 0 1 21 7v1.5a3.5 3.5 0 0 0 0 7V17a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17v-1.5a3.5 3.5 0 0 0 0-7ZM14.5 9.5l-5 5M9.5 9.5h.01M14.5 14.5h.01',
);
