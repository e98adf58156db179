import { Button, type ButtonVariant } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog, type ResponsiveDialogProps } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { useId, type FormEvent, type ReactNode } from 'react';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { typedIsLost, useDiscardQuestion } from './useDiscardQuestion.tsx';
import { useRevealInvalid } from './useRevealInvalid.ts';

interface FormDialogProps extends Pick<ResponsiveDialogProps, 'description' | 'size' | 'title'> {
  /** Given when the owner keeps what was typed while the dialog is closed; otherwise a dismissal asks. @default true */
  isOpen?: boolean;
  onClose: () => void;
  submitLabel: string;
  /** `dangerSolid` for deletions. */
  submitVariant?: ButtonVariant;
  /** Shown on the button while `isPending`. */
  loadingText?: string;
  isPending?: boolean;
  /** The form cannot be sent until something has finished: an upload. */
  isDisabled?: boolean;
  /** The reason the form was refused, if it belongs to no field. */
  message?: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. A refused submit focuses the first field with an error. Before typed text is lost with the dialog,
 * the person is asked.
 */
export function FormDialog(props: FormDialogProps) {
  const { isOpen = true, submitLabel, loadingText = 'Сохраняем', isPending = false, isDisabled = false } = props;
  const { title, description, size, submitVariant, onClose, message, onSubmit, children } = props;
  const id = useId();
  const reveal = useRevealInvalid(isPending);
  const discard = useDiscardQuestion(onClose);
  const isOwnText = props.isOpen === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isDisabled) onSubmit();
  };
  return (
    <ResponsiveDialog
      {...{ isOpen, title, size }}
      onClose={isOwnText ? discard.close : onClose}
      {...(description !== undefined && { description })}
      foot={
        <Button
          type="submit"
          form={id}
          variant={submitVariant}
          size="l"
          isFullWidth
          isLoading={isPending}
          loadingText={loadingText}
          isDisabled={isDisabled}
        >
          {submitLabel}
        </Button>
      }
    >
      <form id={id} {...reveal} {...discard.watch} onSubmit={submit} noValidate>
        <Stack>
          {message && (
            <Notice tone="critical" isAnnounced>
              {message}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
      {discard.question}
      {/* A form that is being sent may lead to another page. */}
      {isOwnText && <UnsavedQuestion isUnsaved={discard.isTyped && !isPending} text={typedIsLost} />}
    </ResponsiveDialog>
  );
}
