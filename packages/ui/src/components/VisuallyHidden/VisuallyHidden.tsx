import type { ElementAttributes } from '../../internal/tags.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ElementAttributes<'span'> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
}

/** Text for a screen reader only. */
export function VisuallyHidden({ as = 'span', ...attributes }: VisuallyHiddenProps) {
  const Tag = as as 'span';
  return <Tag className={visuallyHidden} {...attributes} />;
}
