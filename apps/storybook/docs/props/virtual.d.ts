declare module 'virtual:kit-props' {
  import type { ComponentProps } from './props.ts';

  export const kitProps: readonly ComponentProps[];
}
