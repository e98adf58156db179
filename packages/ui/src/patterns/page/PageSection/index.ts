export { PageSection, type PageSectionProps } from './PageSection.tsx';
export { ScrollRow, type ScrollRowProps } from './ScrollRow.tsx';
