import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useId, type FormEvent, type ReactNode } from 'react';
import * as styles from './stems.css.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  isPending: boolean;
  form: { submit: (event: FormEvent) => void; message: string | undefined };
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog({ title, description, submitLabel, isPending, form, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title={title}
      {...(description !== undefined && { description })}
      foot={
        <Button type="submit" form={id} size="l" isFullWidth isLoading={isPending} loadingText="Сохраняем">
          {submitLabel}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
        {form.message !== undefined && (
          <Notice tone="critical" isAnnounced>
            {form.message}
          </Notice>
        )}
        {children}
      </form>
    </ResponsiveDialog>
  );
}
