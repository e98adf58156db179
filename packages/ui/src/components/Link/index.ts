export { Anchor, LinkProvider, type AnchorProps } from './Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
