import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import { deskLimits, type DisputeDecision, type OrderDispute } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import { formatPrice } from '@vetka/domain/money';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { useNow } from '../../../internal/useNow.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import { UntilNote, WishNote } from '../WishNote/index.ts';
import { vetka, type MarketplaceName } from '../../page/Logo/marketplace.ts';
import * as styles from './DisputeAnswer.css.ts';

export interface DisputeViewProps {
  dispute: OrderDispute;
  /** Who reads it: words differ. */
  reader: keyof typeof readers;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
  /** The seller's form. */
  children?: ReactNode;
}

const readers = {
  seller: {
    customer: 'Покупатель',
    answer: 'Ваш ответ',
    until: 'Ответьте',
    late: 'Вы не ответили',
    refund: 'деньги покупателю',
  },
  customer: {
    customer: 'Вы',
    answer: 'Ответ магазина',
    until: 'Магазин ответит',
    late: 'Магазин не ответил',
    refund: 'вам деньги',
  },
  moderator: {
    customer: 'Покупатель',
    answer: 'Ответ магазина',
    until: 'Магазин ответит',
    late: 'Магазин не ответил',
    refund: 'деньги покупателю',
  },
} as const;

/** How an order that was not delivered ends. */
const undeliveredText = (without: string, refund: string) =>
  `Заказ не вручён. Без ${without} отменим его и вернём ${refund}.`;

/** What follows from silence of the shop. */
function untilText(marketplace: MarketplaceName, isLate: boolean): string {
  return isLate
    ? `Решение за «${marketplace.instrumental}».`
    : `Потом «${marketplace.nominative}» решит по словам и фото, которые есть.`;
}

/** The same of an order that was not delivered. */
const cancelText = (refund: string, isLate: boolean): string =>
  isLate ? `Отменяем заказ и возвращаем ${refund}.` : undeliveredText('ответа', refund);

const decisions: Record<DisputeDecision, (refund: number) => string> = {
  REFUND: () => 'деньги возвращаются полностью',
  PARTIAL_REFUND: (refund) => `возвращается ${formatPrice(refund)}`,
  REJECT: () => 'деньги не возвращаются',
};

interface DecisionProps {
  dispute: OrderDispute;
  marketplace: MarketplaceName;
}

function Decision({ dispute: { decision, refund, decisionWords }, marketplace }: DecisionProps) {
  if (decision === null) return null;
  return (
    <Notice
      tone={decision === 'REJECT' ? 'info' : 'positive'}
      title={`Решение «${marketplace.genitive}»: ${decisions[decision](refund)}`}
    >
      {decisionWords}
    </Notice>
  );
}

/** What was claimed, the shop's answer and the decision. */
export function DisputeView(props: DisputeViewProps) {
  const { dispute, reader, timeZone = defaultTimeZone, marketplace = vetka, children } = props;
  const { words, mediaFiles, createdAt, answer, answerUntil, cancelsAt, decision } = dispute;
  const now = useNow(props.now);
  const isLate = now !== undefined && Date.parse(answerUntil) <= now;
  const texts = readers[reader];
  const at = (moment: string) => formatDate(moment, 'd MMMM, H:mm', { timeZone });
  return (
    <div className={styles.stack}>
      <WishNote by={`${texts.customer}, ${at(createdAt)}`}>{words}</WishNote>
      {mediaFiles.length > 0 && (
        <div className={styles.photos}>
          {mediaFiles.map((file, index) => (
            <a key={file.id} className={styles.photo} href={file.url} target="_blank" rel="noopener noreferrer">
              <Image
                src={file.url}
                alt={file.alt || `Фото ${index + 1} из спора`}
                width={108}
                ratio="1 / 1"
                corner="s"
              />
            </a>
          ))}
        </div>
      )}
      {answer !== null && (
        <p className={styles.answer}>
          <b>{texts.answer}</b>
          {'\n'}
          {answer}
        </p>
      )}
      {answer === null && decision === null && (
        <UntilNote title={isLate ? texts.late : `${texts.until} до ${at(answerUntil)}`}>
          {cancelsAt === null ? untilText(marketplace, isLate) : cancelText(texts.refund, isLate)}
        </UntilNote>
      )}
      {answer !== null && decision === null && cancelsAt !== null && (
        <UntilNote title={`«${marketplace.nominative}» решит до ${at(cancelsAt)}`}>
          {undeliveredText('решения', texts.refund)}
        </UntilNote>
      )}
      {children}
      <Decision dispute={dispute} marketplace={marketplace} />
    </div>
  );
}

export interface DisputeAnswerProps {
  dispute: OrderDispute;
  /** Without it the person may not answer. */
  onSubmit?: ((words: string) => void) | undefined;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
}

function AnswerForm({
  onSubmit,
  isLoading = false,
  error,
  marketplace = vetka,
}: Omit<DisputeAnswerProps, 'dispute' | 'now'>) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = firstMessage(words.trim(), [required, max(deskLimits.dispute)]);
  const submit = () => {
    setIsTried(true);
    if (!problem) onSubmit?.(words.trim());
  };
  return (
    <DeskForm className={styles.stack} onSubmit={submit} isLoading={isLoading}>
      <TextArea
        label="Ответ магазина"
        hint={`Что случилось и что предлагаете. Увидят покупатель и «${marketplace.nominative}»`}
        value={words}
        onChange={setWords}
        limit={deskLimits.dispute}
        error={error ?? (isTried ? problem : undefined)}
      />
      <Button type="submit" size="l" isLoading={isLoading} loadingText="Отправляем">
        Ответить
      </Button>
    </DeskForm>
  );
}

/** A dispute as the shop sees it, with its one answer. */
export function DisputeAnswer({ dispute, onSubmit, timeZone = defaultTimeZone, now, ...form }: DisputeAnswerProps) {
  const mayAnswer = dispute.answer === null && dispute.decision === null;
  const { marketplace } = form;
  return (
    <DisputeView dispute={dispute} reader="seller" timeZone={timeZone} marketplace={marketplace} now={now}>
      {mayAnswer && onSubmit && <AnswerForm {...form} onSubmit={onSubmit} />}
      {mayAnswer && !onSubmit && <p className={styles.note}>Отвечает владелец или управляющий.</p>}
    </DisputeView>
  );
}
