import {
  complaintKindLabels,
  complaintReasonLabels,
  complaintReasons,
  moderationLimits,
  type ComplaintReason,
} from '@vetka/domain/moderation';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { TextArea } from '@vetka/ui/TextArea';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';
import type { OverlayPayloads } from '../../shell/overlays/overlayPayloads.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useComplaining } from './useComplaining.ts';

type ComplaintProps = OverlayProps<OverlayPayloads['complaint']>;

/** The complaint form for anything that others publish. Each thing has a separate form. */
export default function ComplaintOverlay(props: ComplaintProps) {
  const { kind, subjectId } = props.payload;
  return <ComplaintForm key={`${kind} ${subjectId}`} {...props} />;
}

const options = complaintReasons.map((value) => ({ value, label: complaintReasonLabels[value] }));

function ComplaintForm({ isOpen, onClose, payload }: ComplaintProps) {
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { complain, isPending, message } = useComplaining(onClose);
  const submit = () => {
    setTried(true);
    if (reason !== null) complain({ ...payload, reason, text });
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Пожаловаться на ${complaintKindLabels[payload.kind].complainAbout}`}
      description="Жалобу прочитает администрация «Ветки». Автор не узнает, кто пожаловался."
      submitLabel="Отправить жалобу"
      loadingText="Отправляем"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <RadioGroup
        label="Что не так"
        options={options}
        value={reason}
        onChange={setReason}
        error={isTried && reason === null ? 'Выберите причину' : undefined}
      />
      <TextArea label="Подробности, если нужно" value={text} onChange={setText} limit={moderationLimits.text} />
    </FormDialog>
  );
}
