import type { UseQueryResult } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { payoutLimits, type UnassignedMoney, type UnassignedMoneys } from '@vetka/domain/payout';
import { lengthOf } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { CopyButton } from '@vetka/ui/desk/CopyButton';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Text } from '@vetka/ui/Text';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import * as styles from '../moderation.css.ts';
import { itemsText } from './payoutWords.ts';
import { ShopHead } from './ShopHead.tsx';
import { useShopFocus } from './useShopFocus.ts';
import { usePayByHand } from './usePayoutHolds.ts';

/** Money of shops that the bank does not pay automatically, with the data for a transfer. */
export function ByHand({ list }: { list: UseQueryResult<UnassignedMoneys> }) {
  const { data } = list;
  if (!data) return <NotLoaded query={list} />;
  if (data.data.length === 0) {
    return (
      <EmptyMessage
        hasVase
        level={2}
        title="Вручную платить нечего"
        text="Здесь будут деньги заказов, для которых банк не открыл сделку"
        action={null}
      />
    );
  }
  return (
    <>
      <Text tone="muted">
        У этих заказов нет сделки в банке, а добавить к ней уже сделанный платёж нельзя. Переведите деньги из кабинета
        банка и запишите перевод.
      </Text>
      <ul className={styles.list}>
        {data.data.map((row) => (
          <ByHandCard key={row.shop.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function ByHandCard({ row }: { row: UnassignedMoney }) {
  const { shop, amount, orders } = row;
  const [isAsked, setIsAsked] = useState(false);
  const { buttons, noteNext, keepFocus } = useShopFocus();
  const ask = () => {
    noteNext();
    setIsAsked(true);
  };
  const close = () => {
    setIsAsked(false);
    keepFocus();
  };
  const numbers = orders.flatMap(({ orderServiceId: id }) => (id === null ? [] : [`№\u00A0${id}`]));
  return (
    <li className={styles.dispute}>
      <ShopHead shop={shop}>
        <b>{exactRoubles(amount)}</b>
      </ShopHead>
      <div className={styles.words}>
        <span className={styles.note}>{itemsText(orders)}</span>
        {numbers.length > 0 && <span className={styles.note}>Заказы: {numbers.join(', ')}</span>}
        <Target row={row} />
      </div>
      {row.account !== null && (
        <div ref={buttons} className={styles.buttons}>
          <Button size="s" variant="tonal" aria-label={`Записать перевод: ${shop.name}`} onClick={ask}>
            Записать перевод
          </Button>
          {isAsked && <TransferDialog row={row} onClose={close} />}
        </div>
      )}
    </li>
  );
}

/** The requisites of a transfer. */
function Target({ row: { account, bik, bankName, holder, inn, activeFrom } }: { row: UnassignedMoney }) {
  if (account === null || activeFrom === null) {
    return <span className={styles.note}>Реквизитов нет: магазин должен их указать</span>;
  }
  return (
    <>
      <span className={styles.entryTitle}>
        {holder}, ИНН {inn}
      </span>
      <span className={styles.entryTitle}>
        {account} <CopyButton text={account} label="Скопировать счёт" isLabelHidden />
      </span>
      <span className={styles.note}>
        {bankName}, БИК {bik}
      </span>
      <span className={styles.note}>
        Платить на них можно с <DateText value={activeFrom} pattern="d MMMM yyyy, H:mm" />
      </span>
    </>
  );
}

interface TransferDialogProps {
  row: UnassignedMoney;
  onClose: () => void;
}

/** Records a transfer. It cannot be undone: the ledger is append-only. */
function TransferDialog({ row: { shop, amount }, onClose }: TransferDialogProps) {
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, isPending, message, fields } = usePayByHand(shop, onClose);
  const wrong = {
    reference:
      reference.trim() === '' || lengthOf(reference.trim()) > payoutLimits.reference
        ? 'Номер перевода из банка'
        : undefined,
    reason: reason.trim() === '' || lengthOf(reason.trim()) > payoutLimits.reason ? 'Напишите причину' : undefined,
  };
  const submit = () => {
    setIsTried(true);
    if (!wrong.reference && !wrong.reason) act({ amount, reference: reference.trim(), reason: reason.trim() });
  };
  return (
    <FormDialog
      title="Записать перевод"
      description={`«${shop.name}», ${exactRoubles(amount)}. Сначала переведите деньги в банке: запись отменить нельзя. Владелец получит уведомление.`}
      submitLabel="Перевод сделан"
      loadingText="Записываем"
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Номер перевода в банке"
        value={reference}
        onChange={setReference}
        error={fields['reference'] ?? (isTried ? wrong.reference : undefined)}
      />
      <TextArea
        label="Почему вручную"
        hint="Останется в журнале"
        value={reason}
        onChange={setReason}
        limit={payoutLimits.reason}
        error={fields['reason'] ?? (isTried ? wrong.reason : undefined)}
      />
    </FormDialog>
  );
}
