export { PhotoShareDialog, type PhotoShareDialogProps, type PhotoShareErrors } from './PhotoShareDialog.tsx';
