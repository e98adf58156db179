import { lazyComponent } from '../lazyComponent.tsx';

export const Comments = lazyComponent(() => import('./Comments.tsx'));
