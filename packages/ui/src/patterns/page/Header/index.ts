export { Header, type HeaderProps } from './Header.tsx';
export { headerLinks, type HeaderLink } from './headerLinks.ts';
