import { makeIcon } from '../makeIcon.tsx';

export const StarIcon = /* @__PURE__ */ makeIcon(
  'M12 2.6L14.59 9.04L21.51 9.51L16.18 13.96L17.88 20.69L12 17L6.12 20.69L7.82 13.96L2.49 9.51L9.41 9.04Z',
);
