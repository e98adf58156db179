import { makeIcon } from '../makeIcon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ makeIcon('M12 4v16M5.5 13.5L12 20l6.5-6.5');
