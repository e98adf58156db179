import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export interface AnchorProps extends ComponentProps<'a'> {
  href: string;
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Provides the application's link component, so that the kit's links use its router. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * An unstyled link. Internal addresses use `LinkProvider`; other sites, `mailto:`, `tel:` and new tabs are left to the
 * browser.
 */
export function Anchor(props: AnchorProps) {
  const InsideAnchor = use(AnchorContext);
  const { href, target, download } = props;
  const isInside = !hasScheme.test(href) && target === undefined && download === undefined;
  const Element = isInside ? InsideAnchor : 'a';
  return <Element rel={target === '_blank' ? 'noopener noreferrer' : undefined} {...props} />;
}
