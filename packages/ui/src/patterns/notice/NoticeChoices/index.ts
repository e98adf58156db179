export { NoticeChoices, type NoticeChoicesProps } from './NoticeChoices.tsx';
