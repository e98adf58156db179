import type { ComponentProps } from 'react';

/** Elements that a layout component can render. */
export type LayoutTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form'
  | 'fieldset'
  | 'figure'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'span';

/** Attributes of the element itself, except those that restyle it. */
export type ElementAttributes<Tag extends keyof React.JSX.IntrinsicElements = 'div'> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'color' | 'width' | 'height'
>;
