import { unwrap } from '@vetka/api-client/client';
import {
  moderationLimits,
  personStateLabels,
  type FoundPerson,
  type PersonCard as Card,
} from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { DiscardGuard } from '../../../shell/forms/DiscardGuard.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { useFormAct } from '../useAct.ts';
import { WordsForm } from '../WordsForm.tsx';

const reasons = [
  { label: 'Обращение в поддержку', words: 'Человек написал в поддержку: ' },
  { label: 'Спор по заказу', words: 'Спор по заказу № ' },
  { label: 'Возврат денег', words: 'Проверяем возврат по заказу № ' },
  { label: 'Запрос по закону', words: 'Запрос государственного органа от ' },
];

/** «@nick, +7 912 ***-**-89». The card opens after a reason. */
export function PersonRow({ person, onOpen }: { person: FoundPerson; onOpen: (card: Card) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { nickname, name, phone, email, state } = person;
  return (
    <li className={styles.row}>
      <b className={styles.term}>{name || nickname}</b>
      <span className={styles.meanings}>
        {[`@${nickname}`, phone, email, state !== 'ACTIVE' && personStateLabels[state].toLowerCase()]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className={styles.actions}>
        <Button variant="plain" size="s" onClick={() => setIsAsking(true)}>
          Открыть
        </Button>
      </span>
      {isAsking && <ReasonDialog person={person} onClose={() => setIsAsking(false)} onOpen={onOpen} />}
    </li>
  );
}

interface ReasonDialogProps {
  person: FoundPerson;
  onClose: () => void;
  onOpen: (card: Card) => void;
}

function ReasonDialog({ person: { id, nickname }, onClose, onOpen }: ReasonDialogProps) {
  const api = useApi();
  const { act, isPending, message } = useFormAct({
    send: (reason: string) => unwrap(api.moderation.openPerson({ params: { id }, body: { reason } })),
    done: () => 'Причина записана в журнал',
    areas: [],
    onDone: onOpen,
  });
  return (
    <DiscardGuard onClose={onClose}>
      {(close) => (
        <ResponsiveDialog
          isOpen
          onClose={close}
          title="Зачем нужна карточка"
          description={`@${nickname}. Причину и то, что вы увидели, запишем в журнал.`}
        >
          {message && (
            <Notice tone="critical" isAnnounced>
              {message}
            </Notice>
          )}
          <WordsForm
            label="Причина"
            templates={reasons}
            limit={moderationLimits.why}
            missing="Напишите причину"
            submit={{ label: 'Открыть карточку', loadingText: 'Открываем' }}
            isPending={isPending}
            onClose={onClose}
            onSubmit={act}
          />
        </ResponsiveDialog>
      )}
    </DiscardGuard>
  );
}
