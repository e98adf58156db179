export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { AppSection, AppSectionGroup } from './sections.ts';
