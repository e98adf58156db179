import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';
import { nameOf } from '../page/folders.ts';

const guides = import.meta.glob<Guide>('../../../../packages/ui/src/{components,desk,patterns}/**/*.docs.ts', {
  import: 'guide',
  eager: true,
});

/** The guide of a folder's component. */
export const guideOf = (folder: string): Guide | undefined =>
  guides[`../../../../packages/ui/src/${folder}/${nameOf(folder)}.docs.ts`];
