import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import { deliveryLimits, type DeliveryDayEdit, type DeliveryPlan, type PlanDay } from '@vetka/domain/delivery';
import { Button } from '@vetka/ui/Button';
import { PencilIcon, PlusIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import type { FormRefusal } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { dayDraftOf, dayEditOf, hasOrderLimit, raisedDay } from '../delivery/dayDraft.ts';
import { DayDialog, takenNote } from '../delivery/DayDialog.tsx';
import { deliveryQueries } from '../delivery/delivery.queries.ts';
import { useDeliveryChanges } from '../delivery/useDeliveryChanges.ts';
import { useDesk } from '../DeskContext.ts';
import { changesSettings } from '../deskSections.tsx';
import * as styles from './calendar.css.ts';

/** By how many orders «Поднять» raises each limit. */
const raiseBy = 4;

/** Raises the limits of a day, closes and opens it, and opens its plan. For managers, from today on. */
export function DayPlanActions({ day }: { day: string }) {
  const { place } = useDesk();
  const isAllowed = changesSettings(place);
  const { data } = useQuery({ ...deliveryQueries.plan(useApi(), place.service.slug, day), enabled: isAllowed });
  const open = data?.days.find((each) => each.day === day);
  return data && open && day >= data.today ? <Actions plan={data} day={open} /> : null;
}

function Actions({ plan: { ways }, day }: { plan: DeliveryPlan; day: PlanDay }) {
  const changes = useDeliveryChanges(useDesk().place.service.slug);
  const [question, setQuestion] = useState<'close' | 'edit'>();
  const date = formatDate(day.day, 'd MMMM');
  const save = (edit: DeliveryDayEdit, text: string) =>
    void changes.pressDay(day.day, { ...edit, version: day.version }, text);
  const present = dayEditOf(dayDraftOf(day, ways), day, ways);
  const isClosed = day.closedReason !== null;
  return (
    <div className={styles.dayActions}>
      {!isClosed && hasOrderLimit(day, ways) && (
        <Button
          variant="tonal"
          icon={<PlusIcon />}
          isDisabled={changes.isPending}
          onClick={() => save(raisedDay(day, ways, raiseBy), `${date}: мест больше на ${raiseBy}`)}
        >
          Поднять на {raiseBy}
        </Button>
      )}
      {isClosed ? (
        <Button variant="tonal" onClick={() => save({ ...present, closedReason: null }, `${date}: день открыт`)}>
          Открыть день
        </Button>
      ) : (
        <Button variant="tonal" onClick={() => setQuestion('close')}>
          Закрыть день
        </Button>
      )}
      <IconButton label="Изменить день" icon={<PencilIcon />} onClick={() => setQuestion('edit')} />
      {question === 'edit' && (
        <DayDialog day={day} ways={ways} changes={changes} onClose={() => setQuestion(undefined)} />
      )}
      {question === 'close' && (
        <CloseQuestion
          day={day}
          onClose={() => setQuestion(undefined)}
          isPending={changes.isPending}
          onConfirm={async (closedReason) => {
            const edit = { ...present, closedReason, version: day.version };
            const refusal = await changes.saveDay(day.day, edit, `${date}: день закрыт`);
            if (!refusal) setQuestion(undefined);
            return refusal;
          }}
        />
      )}
    </div>
  );
}

interface CloseQuestionProps {
  day: PlanDay;
  onClose: () => void;
  isPending: boolean;
  /** Resolves with the refusal. */
  onConfirm: (reason: string) => Promise<FormRefusal | undefined>;
}

/** The effects of closing a day. */
function CloseQuestion({ day, onClose, isPending, onConfirm }: CloseQuestionProps) {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<FormRefusal>();
  const { closedReason, ...others } = refusal?.fields ?? {};
  return (
    <FormDialog
      onClose={onClose}
      title={`Закрыть ${formatDate(day.day, 'd MMMM')}?`}
      description="Новых заказов на этот день не будет: ни доставки, ни самовывоза."
      submitLabel="Закрыть день"
      loadingText="Закрываем"
      isPending={isPending}
      message={refusal?.message ?? Object.values(others)[0]}
      onSubmit={() => void onConfirm(reason.trim()).then(setRefusal)}
    >
      {day.count > 0 && <p>{takenNote(day.count)}</p>}
      <TextField
        label="Что увидят покупатели"
        placeholder="Магазин не работает"
        limit={deliveryLimits.reason}
        value={reason}
        onChange={setReason}
        error={closedReason}
      />
    </FormDialog>
  );
}
