import { max } from '@vetka/domain/form';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { FieldNote } from '../../../components/Field/FieldNote.tsx';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { TicketIcon } from '../../../components/Icon/icons/TicketIcon.ts';
import { useForm } from '../../../forms/index.ts';
import * as styles from './CouponField.css.ts';

export interface CouponFieldProps {
  coupon: { code: string } | null;
  onApply: (code: string) => void;
  onRemove?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** Why it was refused. */
  error?: string | undefined;
  /** Why the applied coupon takes nothing off now. */
  problem?: string | undefined;
}

type AppliedProps = { code: string } & Pick<CouponFieldProps, 'onRemove' | 'isLoading' | 'problem'>;

function AppliedCoupon({ code, onRemove, isLoading, problem }: AppliedProps) {
  const noteId = useId();
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.applied}>
          <TicketIcon label="Промокод" />
          <span className={styles.code}>{code}</span>
          {problem === undefined && <CheckIcon label="применён" />}
        </p>
        {onRemove && (
          <Button variant="tonal" size="s" onClick={onRemove} isLoading={isLoading} loadingText="Убираем">
            Убрать
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <div className={styles.note}>
          <FieldNote id={noteId} error={problem} />
        </div>
      )}
    </div>
  );
}

/** Maximum length from the contract. */
const rules = { coupon: max(60) };

/** The coupon of a shop's sub-cart: the field, or the applied coupon. */
export function CouponField({ coupon, ...props }: CouponFieldProps) {
  return coupon ? <AppliedCoupon code={coupon.code} {...props} /> : <CouponForm {...props} />;
}

function CouponForm({ onApply, isLoading = false, error }: Omit<CouponFieldProps, 'coupon' | 'onRemove' | 'problem'>) {
  const id = useId();
  const [typed, setTyped] = useState({ coupon: '' });
  const code = typed.coupon.trim();
  const form = useForm({
    id,
    values: typed,
    onChange: setTyped,
    rules,
    onSubmit: () => code !== '' && onApply(code),
    serverErrors: useMemo(() => (error === undefined ? null : { coupon: error }), [error]),
    isLoading,
  });
  const { id: fieldId, error: message, value, onChange, name } = form.field('coupon');
  const noteId = message ? `${fieldId}-note` : undefined;
  return (
    <form {...form.props}>
      <div className={styles.row}>
        <label className={styles.field}>
          <TicketIcon />
          <input
            id={fieldId}
            name={name}
            className={styles.input}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            placeholder="Промокод"
            aria-label="Промокод"
            aria-describedby={noteId}
            aria-invalid={message ? true : undefined}
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
          isDisabled={code === ''}
          isLoading={isLoading}
          loadingText="Проверяем"
        >
          Применить
        </Button>
      </div>
      {noteId && (
        <div className={styles.note}>
          <FieldNote id={noteId} error={message} />
        </div>
      )}
    </form>
  );
}
