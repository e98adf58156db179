import { commissionLimits, type CommissionRuleKind } from '@vetka/domain/ledger';
import { lengthOf } from '@vetka/domain/text';
import { DatePicker } from '@vetka/ui/DatePicker';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Segmented } from '@vetka/ui/Segmented';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from '../moderation.css.ts';
import { draftOf, emptyRule, ruleErrors, type RuleDraft, type RuleErrors } from './ruleDraft.ts';
import { RulePreview } from './RulePreview.tsx';
import { RuleSubject } from './RuleSubject.tsx';
import { kindLabels } from './ruleWords.ts';
import { useAddRule, useRulePreview } from './useCommission.ts';

const kinds: readonly CommissionRuleKind[] = ['CATEGORY', 'SELLER', 'PROMOTION', 'BASE'];

/** Adds a rule. Its effects are shown first, and again after each change of the terms. */
export function RuleForm({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(emptyRule);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const estimate = useRulePreview();
  const adding = useAddRule(onClose);
  const { preview } = estimate;
  const terms = draftOf(draft);
  const wrong = ruleErrors(terms);
  const isReasonWrong = reason.trim() === '' || lengthOf(reason.trim()) > commissionLimits.reason;
  const change = (part: Partial<RuleDraft>) => {
    setDraft({ ...draft, ...part });
    estimate.forget();
  };
  const submit = () => {
    setIsTried(true);
    if (Object.keys(wrong).length > 0) return;
    if (!preview) {
      setIsTried(false);
      estimate.ask(terms);
    } else if (!isReasonWrong) adding.act({ ...terms, reason: reason.trim() });
  };
  const errors = { ...estimate.fields, ...adding.fields, ...(isTried ? wrong : {}) };
  return (
    <FormDialog
      onClose={onClose}
      title="Новое правило"
      description="Уже оплаченные заказы не изменятся: комиссия строки замораживается при продаже."
      submitLabel={preview ? 'Объявить магазинам' : 'Показать, что изменится'}
      loadingText={preview ? 'Объявляем' : 'Считаем'}
      isPending={estimate.isPending || adding.isPending}
      message={estimate.message ?? adding.message}
      onSubmit={submit}
    >
      <Segmented
        label="Для чего правило"
        options={kinds.map((value) => ({ value, label: value === 'BASE' ? 'Всё' : kindLabels[value] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind, subjectId: null })}
      />
      <RuleSubject draft={draft} error={errors.subjectId} onChange={(subjectId) => change({ subjectId })} />
      <Terms draft={draft} errors={errors} onChange={change} />
      {preview && (
        <>
          <RulePreview preview={preview} isRevealed />
          <TextArea
            label="Почему"
            hint="Останется в журнале"
            value={reason}
            onChange={setReason}
            limit={commissionLimits.reason}
            error={isTried && isReasonWrong ? 'Напишите причину' : undefined}
          />
        </>
      )}
    </FormDialog>
  );
}

interface TermsProps {
  draft: RuleDraft;
  errors: RuleErrors;
  onChange: (part: Partial<RuleDraft>) => void;
}

function Terms({ draft, errors, onChange }: TermsProps) {
  return (
    <>
      <div className={styles.filterRow}>
        <NumberField
          label="Комиссия"
          unit="%"
          fractionDigits={2}
          {...typedNumber({ value: draft.rate, onChange: (rate) => onChange({ rate }) })}
          error={errors.rate}
        />
        <MoneyField
          label="Не меньше"
          hint="За строку заказа"
          {...typedMoney({ value: draft.minimum, onChange: (minimum) => onChange({ minimum }) })}
          error={errors.minimum}
        />
        <NumberField
          label="НДС внутри"
          unit="%"
          fractionDigits={2}
          {...typedNumber({ value: draft.taxRate, onChange: (taxRate) => onChange({ taxRate }) })}
          error={errors.taxRate}
        />
      </div>
      <DatePicker
        label="Действует с"
        hint="По Москве. Магазины узнают заранее: за 45 дней, если станет хуже, иначе за 15"
        value={draft.startsOn}
        onChange={(startsOn) => onChange({ startsOn })}
        error={errors.startsOn}
      />
    </>
  );
}
