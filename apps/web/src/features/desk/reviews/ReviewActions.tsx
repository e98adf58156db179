import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { max, required } from '@vetka/domain/form';
import { reviewLimits, type Review } from '@vetka/domain/review';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Stack } from '@vetka/ui/Stack';
import { TextArea } from '@vetka/ui/TextArea';
import { useForm } from '@vetka/ui/forms';
import { useId, useState, type ReactNode } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useReportInvalid } from '../../../shell/forms/useReportInvalid.ts';
import { useApi } from '../../../shell/useContext.ts';

interface ReviewReplyProps {
  service: string;
  review: Review;
}

const rules = { text: [required, max(reviewLimits.reply)] };

interface ReviewActionsProps extends ReviewReplyProps {
  /** The person may answer. */
  mayReply: boolean;
  /** What else can be done; the form of the answer takes its place. */
  children: ReactNode;
}

/** The shop's answer to a review, written once and changed later, beside what else can be done with the review. */
export function ReviewActions({ service, review, mayReply, children }: ReviewActionsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReplyForm service={service} review={review} onClose={() => setOpen(false)} />;
  return (
    <Inline gap={8}>
      {mayReply && (
        <Button variant={review.reply ? 'plain' : 'tonal'} size="s" onClick={() => setOpen(true)}>
          {review.reply ? 'Изменить ответ' : 'Ответить'}
        </Button>
      )}
      {children}
    </Inline>
  );
}

function ReplyForm({ service, review: { id, reply }, onClose }: ReviewReplyProps & { onClose: () => void }) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const [values, setValues] = useState({ text: reply?.text ?? '' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.review.reply({ params: { service, id }, body: values })),
    onSuccess: () => {
      onClose();
      void invalidateAreas(queryClient, 'review', 'desk');
    },
    onError: (error) => void errors.handle(error),
  });
  const form = useForm({
    id: useId(),
    values,
    onChange: setValues,
    rules,
    onSubmit: () => mutate(),
    onInvalid: useReportInvalid(),
    isLoading: isPending,
  });
  return (
    <form {...form.props}>
      <Stack gap={8}>
        <TextArea
          {...form.field('text')}
          isRequired={false}
          label="Ответ магазина"
          limit={reviewLimits.reply}
          autoFocus
        />
        <Inline>
          <Button type="submit" variant="tonal" isLoading={isPending} loadingText="Отправляем">
            {reply ? 'Сохранить ответ' : 'Ответить'}
          </Button>
          <Button variant="plain" onClick={onClose}>
            Отмена
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
