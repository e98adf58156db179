import { requisitesPauseHours } from '@vetka/domain/payout';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { CodeField } from '@vetka/ui/CodeField';
import { DescriptionList } from '@vetka/ui/desk/DescriptionList';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../shell/session/useSession.ts';
import * as styles from './money.css.ts';
import { groupedAccount, type RequisitesDraft } from './requisitesDraft.ts';

interface RequisitesCodeProps {
  draft: RequisitesDraft;
  /** How many codes have been sent. */
  sentCount: number;
  /** Whether there may be a code to enter. */
  hasCode: boolean;
  isSending: boolean;
  /** The requisites are being saved. */
  isBusy: boolean;
  codeError: string | undefined;
  /** The reason no code was sent, or the requisites were not saved, if it belongs to no field. */
  notice: string | undefined;
  onSend: () => void;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Confirms new requisites by a code sent to the owner's phone. */
export function RequisitesCode(props: RequisitesCodeProps) {
  const { draft, sentCount, hasCode, isSending, isBusy, codeError, notice, onSend, onCode, onClose } = props;
  const user = useUser();
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Подтвердите новый счёт"
      {...(user && { description: `Чтобы убедиться, что это вы, пришлём код на ${formatPhone(user.phone)}.` })}
    >
      <div className={styles.order}>
        <DescriptionList
          items={[
            { term: 'Счёт', value: groupedAccount(draft.account) },
            { term: 'Банк', value: draft.bankName.trim(), note: `БИК ${draft.bik}` },
            { term: 'Выплаты', value: `Начнутся через ${requisitesPauseHours} часа` },
          ]}
        />
        {hasCode && <Code key={sentCount} isBusy={isBusy} error={codeError} onCode={onCode} />}
        {notice !== undefined && (
          <Notice tone="critical" isAnnounced>
            {notice}
          </Notice>
        )}
        <div>
          <Button variant={hasCode ? 'plain' : 'solid'} onClick={onSend} isLoading={isSending} loadingText="Отправляем">
            {hasCode ? 'Отправить код ещё раз' : 'Получить код'}
          </Button>
        </div>
      </div>
    </ResponsiveDialog>
  );
}

interface CodeProps {
  isBusy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
}

/** Takes the focus on mount. */
function Code({ isBusy, error, onCode }: CodeProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(function startInTheCode() {
    input.current?.focus();
  }, []);
  return (
    <CodeField
      ref={input}
      label="Код из СМС"
      hint="Когда введёте последнюю цифру, счёт сохранится"
      value={code}
      onChange={setCode}
      onComplete={onCode}
      isReadOnly={isBusy}
      error={error}
    />
  );
}
