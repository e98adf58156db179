import { skipToken, useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import { commissionLimits, commissionText, type CommissionRule } from '@vetka/domain/ledger';
import { lengthOf } from '@vetka/domain/text';
import { DatePicker } from '@vetka/ui/DatePicker';
import { Spinner } from '@vetka/ui/Spinner';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { RulePreview } from './RulePreview.tsx';
import { subjectText } from './ruleWords.ts';
import { useEndRule } from './useCommission.ts';

interface EndDialogProps {
  rule: CommissionRule;
  onClose: () => void;
}

/** The effects of ending a rule on a day; not requested without a day. */
function useEndPreview({ id }: CommissionRule, day: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['commission', 'end', id, day],
    queryFn:
      day === null
        ? skipToken
        : ({ signal }) => unwrap(api.commission.previewEnd({ params: { id }, query: { endsOn: day } }, { signal })),
    staleTime: 0,
    retry: false,
  });
}

/** Ends a rule, or withdraws one that has not started, after showing the effects. */
export function EndDialog({ rule, onClose }: EndDialogProps) {
  const isPlanned = rule.state === 'PLANNED';
  const [day, setDay] = useState(isPlanned ? dayIn(defaultTimeZone) : null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { data: preview, error, isFetching } = useEndPreview(rule, day);
  const { act, isPending, fields, message } = useEndRule(rule, onClose);
  const isReasonWrong = reason.trim() === '' || lengthOf(reason.trim()) > commissionLimits.reason;
  const refused = refusalOf(error);
  const submit = () => {
    setIsTried(true);
    if (day !== null && preview && !isReasonWrong) act({ endsOn: day, reason: reason.trim() });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={isPlanned ? 'Отозвать правило' : 'Закончить правило'}
      description={`${subjectText(rule)}: ${commissionText(rule)}. ${isPlanned ? 'По нему ещё ничего не продано, его просто не будет.' : 'Что по нему уже продано, не изменится. Пока день не настал, конец можно отменить.'}`}
      submitLabel={isPlanned ? 'Отозвать' : 'Назначить конец'}
      loadingText={isPlanned ? 'Отзываем' : 'Назначаем'}
      isPending={isPending}
      message={message ?? refused.message}
      onSubmit={submit}
    >
      {!isPlanned && (
        <DatePicker
          label="Первый день без правила"
          hint="По Москве"
          value={day}
          onChange={setDay}
          error={
            fields['endsOn'] ?? refused.fields['endsOn'] ?? (isTried && day === null ? 'Выберите день' : undefined)
          }
        />
      )}
      {isFetching && !preview && <Spinner />}
      {preview && <RulePreview preview={preview} hasNotice={!isPlanned} />}
      <TextArea
        label="Почему"
        hint="Останется в журнале"
        value={reason}
        onChange={setReason}
        limit={commissionLimits.reason}
        error={isTried && isReasonWrong ? 'Напишите причину' : undefined}
      />
    </FormDialog>
  );
}
