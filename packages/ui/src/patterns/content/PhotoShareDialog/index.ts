export { PhotoShareDialog, type PhotoShareDialogProps } from './PhotoShareDialog.tsx';
export { PostForm, type PostFormProps } from './PostForm.tsx';
