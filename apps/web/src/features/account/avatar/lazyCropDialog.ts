import { lazyComponent } from '../../../shell/lazyComponent.tsx';

/** Loaded with its cropper once a picture is chosen. */
export const CropDialog = lazyComponent(() => import('./CropDialog.tsx'));
