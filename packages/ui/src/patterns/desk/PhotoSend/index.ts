export { PhotoReply, type PhotoReplyProps } from './PhotoReply.tsx';
export { PhotoSend, type ChosenPhoto, type PhotoSendProps } from './PhotoSend.tsx';
