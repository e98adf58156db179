import { lazyComponent } from '../../shell/lazyComponent.tsx';

// Separate from the pages of readers, so that these do not load the stylesheet of the editor.
export const MyArticlesPage = lazyComponent(() => import('./MyArticlesPage.tsx'));
export const EditorPage = lazyComponent(() => import('./editor/EditorPage.tsx'));
