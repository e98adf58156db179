import { makeIcon } from '../makeIcon.tsx';

export const ContrastIcon = /* @__PURE__ */ makeIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18M12 7h4.5M12 12h8M12 17h4.5',
);
