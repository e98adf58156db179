import type { ChatInvite } from '@vetka/domain/chat';
import { roleLabels } from '@vetka/domain/desk';
import { pagePath } from '@vetka/domain/path';
import { inviteStateLabels, roleDuties, type InviteState } from '@vetka/domain/team';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Card } from '../../../components/Card/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Text } from '../../../components/Text/index.ts';

/** An invitation was answered. */
export type OnInvite = (inviteId: number, status: 'ACCEPTED' | 'CANCELED') => void;

export interface InviteCardProps {
  /** Without it the invitation is read-only. */
  onInvite?: OnInvite | undefined;
  invite: ChatInvite;
  /** The reader. Only the invited person has the buttons. */
  ownUserId: number;
}

/** How the invited person reads the outcome. */
const ownOutcomes: Record<InviteState, string> = {
  ...inviteStateLabels,
  JOINED: 'Вы в команде',
  DECLINED: 'Вы отказались',
  WITHDRAWN: 'Магазин отозвал приглашение',
  EXPIRED: 'Срок приглашения истёк',
};

/** An invitation to the team of a shop, with its answer or how it was answered. */
export function InviteCard({ invite, ownUserId, onInvite }: InviteCardProps) {
  const { role, position, serviceName } = invite;
  return (
    <Card tone="lilac" padding="s">
      <Stack gap={12}>
        <div>
          <Text as="b" size="label">
            Приглашение в команду
          </Text>
          <Text size="small" tone="muted">{`«${serviceName}»`}</Text>
        </div>
        <Text>
          {position && `${position}. `}
          {`Роль «${roleLabels[role]}»: ${roleDuties[role]}.`}
        </Text>
        <Outcome {...{ invite, ownUserId, onInvite }} />
      </Stack>
    </Card>
  );
}

/** A courier's desk begins with their deliveries. */
const deskHref = ({ role, serviceSlug: service }: ChatInvite): string =>
  role === 'COURIER'
    ? pagePath('/my/shop/$service/deliveries', { service })
    : pagePath('/my/shop/$service/orders', { service });

function Outcome({ invite, ownUserId, onInvite }: InviteCardProps) {
  const { id, userId, state } = invite;
  const isInvited = userId === ownUserId;
  if (state === 'WAITING' && isInvited && onInvite) {
    return (
      <Inline>
        <Button size="s" variant="solid" onClick={() => onInvite(id, 'ACCEPTED')}>
          Принять
        </Button>
        <Button size="s" variant="outline" onClick={() => onInvite(id, 'CANCELED')}>
          Отклонить
        </Button>
      </Inline>
    );
  }
  return (
    <Inline>
      <Badge tone={state === 'JOINED' ? 'leaf' : 'neutral'}>
        {isInvited ? ownOutcomes[state] : inviteStateLabels[state]}
      </Badge>
      {state === 'JOINED' && isInvited && (
        <Button size="s" variant="tonal" href={deskHref(invite)}>
          Открыть кабинет
        </Button>
      )}
    </Inline>
  );
}
