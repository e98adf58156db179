import { makeIcon } from '../makeIcon.tsx';

export const RefreshIcon = /* @__PURE__ */ makeIcon('M20.5 4v5h-5M20 9a8.5 8.5 0 1 0 .4 4.5');
