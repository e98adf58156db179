import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import type { AnswerSubstitution, Substitution } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { BanIcon } from '../../../components/Icon/icons/BanIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import * as choice from '../../../internal/choice/choice.css.ts';
import { UntilNote, WishNote } from '../WishNote/index.ts';
import * as styles from './SubstitutionAnswer.css.ts';

export interface SubstitutionAnswerProps {
  substitution: Substitution;
  /** Kopecks paid for the order service; shows what it becomes. */
  paid?: number | undefined;
  /** Without it the question is only shown. */
  onAnswer?: ((answer: AnswerSubstitution) => void) | undefined;
  /** Cancels the order and returns everything; where that is still possible. */
  onCancel?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** IANA name of the shop's time zone. @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const refundText = (refund: number) => (refund > 0 ? `вернём ${formatPrice(refund)}` : 'за ту же цену');

interface OptionProps {
  name: string;
  picture: ReactNode;
  title: string;
  note: string;
  refund: number;
  isChecked: boolean;
  onChoose: () => void;
}

function Option({ name, picture, title, note, refund, isChecked, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input className={choice.native} type="radio" name={name} checked={isChecked} onChange={onChoose} />
      <span className={choice.round} />
      {picture}
      <span className={styles.words}>
        <b className={styles.name}>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.refund}>{refundText(refund)}</span>
      </span>
    </label>
  );
}

/** The number of an option, or `null` for «без неё». */
type Choice = number | null;

function Options({
  substitution,
  value,
  onChange,
}: {
  substitution: Substitution;
  value: Choice;
  onChange: (value: Choice) => void;
}) {
  const name = useId();
  return (
    <div className={styles.options} role="radiogroup" aria-label="Чем заменить">
      {substitution.options.map(({ title, note, mediaFile, refund }, index) => (
        <Option
          key={title}
          name={name}
          title={title}
          note={note}
          refund={refund}
          picture={
            <span className={styles.picture}>
              <Image src={mediaFile?.url} alt="" width={44} corner="nested" />
            </span>
          }
          isChecked={value === index}
          onChoose={() => onChange(index)}
        />
      ))}
      <Option
        name={name}
        title="Ничем, без неё"
        note="букет станет чуть меньше"
        refund={substitution.refundWithout}
        picture={
          <span className={styles.none}>
            <BanIcon />
          </span>
        }
        isChecked={value === null}
        onChoose={() => onChange(null)}
      />
    </div>
  );
}

function Sums({ paid, refund }: { paid: number; refund: number }) {
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt className={styles.quiet}>Оплачено</dt>
        <dd>{formatPrice(paid)}</dd>
      </div>
      <div className={styles.sum}>
        <dt className={styles.quiet}>Вернём на карту</dt>
        <dd>{formatPrice(-refund)}</dd>
      </div>
      <div className={styles.left}>
        <dt>Станет</dt>
        <dd>{formatPrice(paid - refund)}</dd>
      </div>
    </dl>
  );
}

const submitText = (value: Choice, refund: number) => {
  const verb = value === null ? 'Без замены' : 'Заменить';
  return refund > 0 ? `${verb}, вернуть ${formatPrice(refund)}` : verb;
};

const answered = ({ state, chosen, options, refundWithout }: Substitution): string => {
  const option = chosen === null ? undefined : options[chosen];
  if (state === 'CHOSEN' && option) return `${option.title}, ${refundText(option.refund)}`;
  if (state === 'WITHDRAWN') return 'Магазин снял вопрос: замена не нужна';
  const without = `без замены, ${refundText(refundWithout)}`;
  return state === 'SILENCE' ? `Вы не ответили: собрали ${without}` : `Собрали ${without}`;
};

function Question(props: SubstitutionAnswerProps & { onAnswer: (answer: AnswerSubstitution) => void }) {
  const { substitution, paid, onAnswer, onCancel, isLoading = false, error, timeZone = defaultTimeZone } = props;
  const [value, setValue] = useState<Choice>(substitution.options.length > 0 ? 0 : null);
  const refund = value === null ? substitution.refundWithout : (substitution.options[value]?.refund ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ chosen: value });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Options substitution={substitution} value={value} onChange={setValue} />
      {paid !== undefined && <Sums paid={paid} refund={refund} />}
      {error && (
        <Notice tone="critical" isAnnounced>
          {error}
        </Notice>
      )}
      <Button type="submit" size="l" isLoading={isLoading} loadingText="Отвечаем">
        {submitText(value, refund)}
      </Button>
      {onCancel && (
        <Button variant="dangerTonal" size="l" onClick={onCancel}>
          Отменить заказ и вернуть всё
        </Button>
      )}
      <UntilNote title={`Ответьте до ${formatDate(substitution.answerUntil, 'H:mm', { timeZone })}`}>
        Потом соберём без замены и {refundText(substitution.refundWithout)}. Доплату не возьмём.
      </UntilNote>
    </form>
  );
}

/** The customer's side of a substitution: what instead, what it returns, and until when. */
export function SubstitutionAnswer(props: SubstitutionAnswerProps) {
  const { substitution, onAnswer, timeZone = defaultTimeZone } = props;
  const { productTitle, words, by, createdAt, state } = substitution;
  return (
    <section className={styles.form} aria-label="Нужна замена">
      <div>
        <h2 className={styles.title}>Нужна замена</h2>
        <p className={styles.note}>{productTitle}</p>
      </div>
      <WishNote by={[by, formatDate(createdAt, 'H:mm', { timeZone })].filter(Boolean).join(', ')}>«{words}»</WishNote>
      {state === 'OPEN' && onAnswer && <Question {...props} onAnswer={onAnswer} />}
      {state !== 'OPEN' && (
        <p className={styles.answer}>
          <CheckIcon />
          {answered(substitution)}
        </p>
      )}
    </section>
  );
}
