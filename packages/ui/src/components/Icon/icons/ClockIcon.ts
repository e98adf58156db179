import { makeIcon } from '../makeIcon.tsx';

export const ClockIcon = /* @__PURE__ */ makeIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7v5.2l3.3 1.8');
