import type { ChatAttachment, ChatInvite, ChatMessage } from '@vetka/domain/chat';
import { inviteStateOf, type AppointedRole } from '@vetka/domain/team';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { Cards } from './chat.cards.ts';
import type { AttachmentRow, MessageRow } from './chat.repository.ts';

export const attachmentOf = ({ file: { filename, byteSize, ...file } }: AttachmentRow): ChatAttachment => ({
  ...mediaFileOf(file),
  filename,
  byteSize,
});

function chatInviteOf({ invite, inviting }: MessageRow): ChatInvite | null {
  if (!invite) return null;
  return {
    id: invite.id,
    userId: invite.userId,
    serviceName: inviting?.name ?? '',
    serviceSlug: inviting?.slug ?? '',
    // A constraint of the table: nobody is invited to own a service.
    role: invite.role as AppointedRole,
    position: invite.position,
    state: inviteStateOf(invite, new Date()),
  };
}

/** A message as everyone in its room sees it. */
export function messageOf(row: MessageRow, attachments: ChatAttachment[], cards: Cards): ChatMessage {
  const { message, participant, readAt } = row;
  const isDeleted = message.deletedAt !== null;
  return {
    id: message.id,
    clientId: message.clientId,
    roomId: message.roomId,
    userId: message.userId,
    type: message.type,
    text: isDeleted ? '' : message.text,
    attachments,
    ...cards,
    inviteId: message.inviteId,
    invite: chatInviteOf(row),
    participantType: participant.type,
    participantId: participant.userId ?? participant.serviceId ?? 1,
    authorName: row.authorName,
    createdAt: message.createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    editedAt: message.editedAt?.toISOString() ?? null,
    isDeleted,
  };
}
