import { requisitesPauseHours, type SellerIdentityKind } from '@vetka/domain/payout';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { TextField } from '@vetka/ui/TextField';
import type { FormEvent } from 'react';
import { lazyComponent } from '../../../shell/lazyComponent.tsx';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import * as styles from './money.css.ts';
import { RequisitesCode } from './RequisitesCode.tsx';
import { useRequisitesForm } from './useRequisitesForm.ts';

const DirectorFields = lazyComponent(() => import('./DirectorFields.tsx'));
const PassportFields = lazyComponent(() => import('./PassportFields.tsx'));

interface RequisitesFormProps {
  service: string;
  /** What the bank wants to know about this seller before it pays. */
  wants: SellerIdentityKind | null;
  /** The required owner of the account. */
  holder: string;
  /** There are requisites already. */
  isChange: boolean;
}

/** Asks for an account, then for a code from the owner's phone. */
export function RequisitesForm({ service, holder, wants, isChange }: RequisitesFormProps) {
  const form = useRequisitesForm(service, wants);
  const { draft, errors, isUnsaved, isConfirming, change, submit, confirmation } = form;
  const wholeError = errors['passport'] ?? errors['director'];
  const reveal = useRevealInvalid(confirmation.isBusy);
  const continueToCode = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{isChange ? 'Другой счёт' : 'Счёт для выплат'}</h2>
      <p className={styles.note}>{`Получатель – ${holder}. Счёт должен быть открыт на это имя.`}</p>
      <form className={styles.form} {...reveal} onSubmit={continueToCode} noValidate>
        <TextField
          label="БИК"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          hint="Девять цифр из реквизитов счёта"
          value={draft.bik}
          onChange={(text) => change('bik', text)}
          error={errors['bik']}
        />
        <TextField
          label="Номер счёта"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          hint="20 цифр, счёт в рублях"
          value={draft.account}
          onChange={(text) => change('account', text)}
          error={errors['account']}
        />
        <TextField
          label="Название банка"
          isRequired
          autoComplete="off"
          hint="Например, АО «ТБанк»"
          value={draft.bankName}
          onChange={(text) => change('bankName', text)}
          error={errors['bankName']}
        />
        {wholeError && (
          <Notice tone="critical" isAnnounced>
            {wholeError}
          </Notice>
        )}
        {wants === 'PASSPORT' && (
          <PassportFields passport={form.passport} errors={errors} onChange={form.changePassport} />
        )}
        {wants === 'DIRECTOR' && (
          <DirectorFields director={form.director} errors={errors} onChange={form.changeDirector} />
        )}
        <Notice title={`Первые ${requisitesPauseHours} часа на новый счёт ничего не платим`}>
          Так вы успеете заметить, если счёт сменил кто-то другой. О смене сразу узнают владелец, управляющие и почта
          магазина.
        </Notice>
        <div>
          <Button type="submit">{isChange ? 'Сменить счёт' : 'Указать счёт'}</Button>
        </div>
      </form>
      {isConfirming && <RequisitesCode draft={draft} {...confirmation} />}
      <UnsavedQuestion isUnsaved={isUnsaved} text="Реквизиты, которые вы ввели, пропадут." />
    </section>
  );
}
