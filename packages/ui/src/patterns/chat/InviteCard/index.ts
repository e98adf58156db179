export { InviteCard, type InviteCardProps, type OnInvite } from './InviteCard.tsx';
