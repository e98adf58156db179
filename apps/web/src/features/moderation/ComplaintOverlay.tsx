import {
  complaintKindLabels,
  complaintReasonLabels,
  complaintReasons,
  moderationLimits,
  type ComplaintReason,
} from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { TextArea } from '@vetka/ui/TextArea';
import { useId, useState, type FormEvent } from 'react';
import type { OverlayPayloads } from '../../shell/overlays/overlayPayloads.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import * as styles from './moderation.css.ts';
import { useComplaining } from './useComplaining.ts';

type ComplaintProps = OverlayProps<OverlayPayloads['complaint']>;

/** The form of a complaint about anything that others publish. Each thing has a form of its own. */
export default function ComplaintOverlay(props: ComplaintProps) {
  const { kind, subjectId } = props.payload;
  return <ComplaintForm key={`${kind} ${subjectId}`} {...props} />;
}

const options = complaintReasons.map((value) => ({ value, label: complaintReasonLabels[value] }));

function ComplaintForm({ isOpen, onClose, payload }: ComplaintProps) {
  const id = useId();
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { complain, isPending, message } = useComplaining(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== null) complain({ ...payload, reason, text });
  };
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Пожаловаться на ${complaintKindLabels[payload.kind].complainAbout}`}
      description="Жалобу прочитает администрация «Ветки». Автор не узнает, кто пожаловался."
      foot={
        <Button type="submit" form={id} size="l" isFullWidth isLoading={isPending} loadingText="Отправляем">
          Отправить жалобу
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        <RadioGroup
          label="Что не так"
          options={options}
          value={reason}
          onChange={setReason}
          error={isTried && reason === null ? 'Выберите причину' : undefined}
        />
        <TextArea label="Подробности, если нужно" value={text} onChange={setText} limit={moderationLimits.text} />
      </form>
    </ResponsiveDialog>
  );
}
