export { PhotoShareDialog, type PhotoShareDialogProps } from './PhotoShareDialog.tsx';
