export { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
