import type { ComponentProps } from 'react';
import { Anchor } from '../components/Link/index.ts';

type Attributes = Pick<ComponentProps<'a'>, 'id' | 'className' | 'tabIndex' | 'aria-hidden' | 'children'>;

/** A link where there is an address, otherwise plain text. */
export function MaybeAnchor({ href, ...attributes }: Attributes & { href: string | undefined }) {
  return href ? <Anchor href={href} {...attributes} /> : <span {...attributes} />;
}
