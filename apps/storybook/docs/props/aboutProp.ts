import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';
import { commonProps } from './commonProps.ts';

/**
 * What a property does, in Russian: from the guide beside its component, or from the list of the properties that do the
 * same everywhere. A guide names the component where two of its components use one name for different things:
 * `TabLinks.label`.
 */
export const aboutProp = (guide: Guide | undefined, component: string, prop: string): string | undefined =>
  guide?.props?.[`${component}.${prop}`] ?? guide?.props?.[prop] ?? commonProps[prop];
