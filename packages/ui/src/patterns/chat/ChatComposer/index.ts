export { ChatComposer, type ChatAttachments, type ChatComposerProps } from './ChatComposer.tsx';
