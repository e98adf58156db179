import { lazyComponent } from '../../lazyComponent.tsx';

export const PictureDetailsField = lazyComponent(() => import('./PictureDetailsField.tsx'));
