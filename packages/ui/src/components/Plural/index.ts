export { Plural, type PluralProps } from './Plural.tsx';
