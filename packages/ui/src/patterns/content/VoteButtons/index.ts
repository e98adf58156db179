export { VoteButtons, type VoteButtonsProps } from './VoteButtons.tsx';
