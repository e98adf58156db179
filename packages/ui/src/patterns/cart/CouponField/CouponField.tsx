import type { SubCart } from '@vetka/domain/cart';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { FieldNote } from '../../../components/Field/FieldNote.tsx';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { TicketIcon } from '../../../components/Icon/icons/TicketIcon.ts';
import * as styles from './CouponField.css.ts';

export interface CouponFieldProps {
  coupon: SubCart['coupon'];
  onApply: (code: string) => void;
  onRemove?: (() => void) | undefined;
  isBusy?: boolean;
  /** Why it was refused. */
  error?: string | undefined;
}

function AppliedCoupon({ code, onRemove, isBusy }: { code: string } & Pick<CouponFieldProps, 'onRemove' | 'isBusy'>) {
  return (
    <div className={styles.row}>
      <p className={styles.applied}>
        <TicketIcon label="Промокод" />
        <span className={styles.code}>{code}</span>
        <CheckIcon label="применён" />
      </p>
      {onRemove && (
        <Button variant="tonal" size="s" onClick={onRemove} isLoading={isBusy} loadingText="Убираем">
          Убрать
        </Button>
      )}
    </div>
  );
}

/** A coupon for the goods of one shop: the field, or the coupon in force. */
export function CouponField({ coupon, onApply, onRemove, isBusy = false, error }: CouponFieldProps) {
  const noteId = useId();
  const [code, setCode] = useState('');
  if (coupon) return <AppliedCoupon code={coupon.code} onRemove={onRemove} isBusy={isBusy} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isBusy) onApply(code.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.row}>
        <label className={styles.field} data-invalid={error ? '' : undefined}>
          <TicketIcon />
          <input
            className={styles.input}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            placeholder="Промокод"
            aria-label="Промокод"
            aria-describedby={error ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
        </label>
        <Button
          type="submit"
          variant="tonal"
          size="s"
          isDisabled={code.trim() === ''}
          isLoading={isBusy}
          loadingText="Проверяем"
        >
          Применить
        </Button>
      </div>
      {error && (
        <div className={styles.note}>
          <FieldNote id={noteId} error={error} />
        </div>
      )}
    </form>
  );
}
