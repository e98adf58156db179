import { useMutation } from '@tanstack/react-query';
import { periods, subscriptionPlanTypes } from '@vetka/domain/actor';
import { offerLimits, planPeriodLabels, planTypeLabels, type ManagedPlan } from '@vetka/domain/offer';
import { cutText } from '@vetka/domain/text';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useErrorHandler } from '../errors/useErrors.ts';
import { isRefusal, refusalOf } from '../forms/refusalOf.ts';
import { typedMoney, typedNumber } from '../forms/typedFigures.ts';
import { useShell } from '../useContext.ts';
import * as styles from './managedPlans.css.ts';
import type { PlanCalls } from './planCalls.ts';
import { PlanEstimateNote } from './PlanEstimateNote.tsx';
import { draftOf, planErrors, termsOf, type PlanDraft } from './planDraft.ts';

interface PlanFormProps {
  /** Null: a new one. */
  plan: ManagedPlan | null;
  calls: PlanCalls;
  onClose: () => void;
  onSaved: () => void;
}

const typeOptions = subscriptionPlanTypes.map((value) => ({ value, label: planTypeLabels[value] }));
const periodOptions = periods.map((value) => ({ value, label: planPeriodLabels[value] }));

function useSavePlan({ plan, calls, onClose, onSaved }: PlanFormProps) {
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: PlanDraft) =>
      plan
        ? calls.edit(plan.id, termsOf(draft))
        : calls.create({ type: draft.type, period: draft.period, ...termsOf(draft) }),
    onSuccess: ({ name }) => {
      toasts.show({ kind: 'success', text: plan ? `«${name}»: сохранили` : `«${name}» уже продаётся` });
      onSaved();
      onClose();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
  });
  return { save: mutate, isPending, ...refusalOf(error) };
}

/** Creates a plan or changes its terms. The type and the period are chosen once: people have bought them. */
export function PlanForm(props: PlanFormProps) {
  const { plan, calls, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(plan));
  const [isTried, setTried] = useState(false);
  const { save, isPending, fields, message } = useSavePlan(props);
  const shown = { ...fields, ...(isTried ? planErrors(draft) : {}) };
  const change = (part: Partial<PlanDraft>) => setDraft({ ...draft, ...part });
  const submit = () => {
    setTried(true);
    if (Object.keys(planErrors(draft)).length === 0) save(draft);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={plan ? 'Изменить подписку' : 'Новая подписка'}
      submitLabel={plan ? 'Сохранить' : 'Начать продавать'}
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      {plan ? (
        <p className={styles.note}>
          Новые условия получат те, кто купит подписку после сохранения. У купивших останутся прежние.
        </p>
      ) : (
        <div className={styles.pair}>
          <Select label="Вид" options={typeOptions} value={draft.type} onChange={(type) => change({ type })} />
          <Select label="Срок" options={periodOptions} value={draft.period} onChange={(period) => change({ period })} />
        </div>
      )}
      <TypeNote type={draft.type} />
      <TextField
        label="Название"
        placeholder="Друг мастерской"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={shown.name}
      />
      <div className={styles.pair}>
        <MoneyField
          label="Цена"
          {...typedMoney({ value: draft.price, onChange: (price) => change({ price }) })}
          error={shown.price}
        />
        {draft.type !== 'COST_PRICE' && (
          <NumberField
            label="Скидка"
            unit="%"
            {...typedNumber({ value: draft.percent, onChange: (percent) => change({ percent }) })}
            error={shown.percent}
          />
        )}
      </div>
      {calls.estimate && <PlanEstimateNote draft={draft} calls={calls} />}
      <TextArea
        label={draft.type === 'CORPORATE' ? 'Условия' : 'Описание'}
        limit={offerLimits.planDescription}
        value={draft.description}
        onChange={(description) => change({ description: cutText(description, offerLimits.planDescription) })}
        error={shown.description}
      />
      <TextArea
        label="Что ещё даёт"
        hint="Каждое преимущество с новой строки"
        value={draft.perks}
        onChange={(perks) => change({ perks })}
        error={shown.perks}
      />
    </FormDialog>
  );
}

const typeNotes: Record<PlanDraft['type'], string> = {
  BASIC: 'Скидка на все товары для любого покупателя.',
  CORPORATE: 'Для организаций и предпринимателей: купить сможет тот, кто заполнил реквизиты.',
  COST_PRICE: 'Подписчик покупает по себестоимости всё, у чего она указана.',
};

function TypeNote({ type }: { type: PlanDraft['type'] }) {
  return <p className={styles.note}>{typeNotes[type]}</p>;
}
