import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export interface AnchorProps extends ComponentProps<'a'> {
  href: string;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Gives the kit the application's own link, so that a press goes through its router. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * An unstyled link. An address inside the site goes through `LinkProvider`;
 * another site, `mailto:`, `tel:` and a new tab stay with the browser.
 */
export function Anchor(props: AnchorProps) {
  const InsideAnchor = use(AnchorContext);
  const isInside = !hasScheme.test(props.href) && props.target === undefined && props.download === undefined;
  if (isInside) return <InsideAnchor {...props} />;
  return <PlainAnchor {...(props.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...props} />;
}
