import { makeIcon } from '../makeIcon.tsx';

export const PlusIcon = /* @__PURE__ */ makeIcon('M12 5v14M5 12h14');
