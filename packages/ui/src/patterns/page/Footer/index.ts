export { Footer, type FooterProps } from './Footer.tsx';
export { footerGroups, type FooterGroup } from './footerGroups.ts';
