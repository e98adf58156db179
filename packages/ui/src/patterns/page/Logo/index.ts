export { Logo, type LogoProps } from './Logo.tsx';
export { vetka, type MarketplaceName } from './marketplace.ts';
