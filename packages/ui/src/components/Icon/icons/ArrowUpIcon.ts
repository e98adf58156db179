import { makeIcon } from '../makeIcon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ makeIcon('M12 20V4M5.5 10.5L12 4l6.5 6.5');
