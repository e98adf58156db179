export { EmptyMessage, type EmptyMessageProps } from './EmptyMessage.tsx';
