import { deskLimits, type DeskOrder, type DeskRefund } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { DeskForm } from '../DeskForm.tsx';
import { FormButtons } from '../ReasonPicker/index.ts';
import { exactPrice } from '../roubles.ts';
import { amountError, refundLines, refundOf, refundTotal, type RefundLine, type TypedAmounts } from './refundLines.ts';
import * as styles from './RefundForm.css.ts';

export interface RefundFormProps {
  isOpen: boolean;
  onClose: () => void;
  order: Pick<DeskOrder, 'number' | 'products' | 'money'>;
  /** The caller adds the id that makes a repeated call harmless. */
  onSubmit: (refund: Omit<DeskRefund, 'refundId'>) => void;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** What the server says of a line, by order product id, or `delivery`. */
  lineErrors?: Readonly<Record<string, string>> | undefined;
}

const reasonError = (reason: string) => firstMessage(reason.trim(), [required, max(deskLimits.reason)]);

/** The form's values, its problems and its answer. */
function useRefund({ order, onSubmit }: RefundFormProps) {
  const [typed, setTyped] = useState<TypedAmounts>({});
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const lines = refundLines(order);
  const total = refundTotal(lines, typed);
  const noReason = reasonError(reason);
  const nothing = total === 0 ? 'Напишите, сколько вернуть' : undefined;
  const isWrong = lines.some((line) => amountError(line, typed) !== undefined);
  const submit = () => {
    setIsTried(true);
    if (isWrong || noReason || nothing) return;
    onSubmit({ ...refundOf(lines, typed), reason: reason.trim() });
  };
  const type = (id: string | number, text: string) => setTyped((before) => ({ ...before, [id]: text }));
  return { lines, typed, type, reason, setReason, total, isTried, noReason, nothing, submit };
}

interface RefundFieldsProps extends Pick<RefundFormProps, 'error' | 'lineErrors'> {
  form: ReturnType<typeof useRefund>;
}

function RefundFields({ form, error, lineErrors }: RefundFieldsProps) {
  const { lines, typed, type, reason, setReason, total, isTried, noReason, nothing } = form;
  const lineError = (line: RefundLine, index: number) =>
    amountError(line, typed) ?? lineErrors?.[line.id] ?? (index === 0 ? nothing : undefined);
  return (
    <div className={styles.form}>
      {error && (
        <Notice tone="critical" isAnnounced>
          {error}
        </Notice>
      )}
      {lines.map((line, index) => (
        <TextField
          key={line.id}
          label={line.title}
          hint={`Не больше ${exactPrice(line.left)}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed[line.id] ?? ''}
          onChange={(text) => type(line.id, text)}
          trailing={<span className={styles.unit}>₽</span>}
          error={isTried ? lineError(line, index) : undefined}
        />
      ))}
      <TextField
        label="Причина для покупателя"
        value={reason}
        onChange={setReason}
        limit={deskLimits.reason}
        error={isTried ? noReason : undefined}
      />
      <p className={styles.total} role="status">
        <span>К возврату</span>
        <span>{exactPrice(total)}</span>
      </p>
    </div>
  );
}

/** Returning a part of what was paid, by line. */
export function RefundForm(props: RefundFormProps) {
  const { isOpen, onClose, order, isLoading = false, error } = props;
  const id = useId();
  const form = useRefund(props);
  const paid = order.money ? `, оплачено ${exactPrice(order.money.paid)}` : '';
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Вернуть часть денег"
      description={`Заказ № ${order.number}${paid}. Покупатель увидит сумму и причину.`}
      foot={
        <FormButtons keepLabel="Не возвращать" onKeep={onClose}>
          <Button type="submit" form={id} isLoading={isLoading} loadingText="Возвращаем">
            {form.total > 0 ? `Вернуть ${exactPrice(form.total)}` : 'Вернуть'}
          </Button>
        </FormButtons>
      }
    >
      <DeskForm id={id} onSubmit={form.submit} isLoading={isLoading}>
        <RefundFields form={form} error={error} lineErrors={props.lineErrors} />
      </DeskForm>
    </ResponsiveDialog>
  );
}
