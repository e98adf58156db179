import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export interface AnchorProps extends ComponentProps<'a'> {
  href: string;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

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
  const isInside = !hasScheme.test(props.href) && props.target === undefined && props.download === undefined;
  if (isInside) return <InsideAnchor {...props} />;
  return <PlainAnchor {...(props.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...props} />;
}
