import { makeIcon } from '../makeIcon.tsx';

export const SortIcon = /* @__PURE__ */ makeIcon('M7.5 4v16M3.5 8l4-4 4 4M16.5 20V4M12.5 16l4 4 4-4');
