import { Button } from '../../../components/Button/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { RequisitesFields, useRequisitesForm } from './RequisitesFields.tsx';
import type { RequisitesSectionProps } from './RequisitesSection.tsx';

export interface RequisitesFormProps extends Omit<RequisitesSectionProps, 'onUnsaved'> {
  /** The form's accessible name. */
  label: string;
  submitLabel: string;
  /** A verb. */
  busyLabel: string;
}

/** The requisites outside the settings, where the next step needs them: for example in a dialog before a payment. */
export function RequisitesForm({ label, submitLabel, busyLabel, ...props }: RequisitesFormProps) {
  const form = useRequisitesForm({ id: 'requisites', ...props });
  return (
    <form {...form.props} aria-label={label}>
      <Stack gap={20}>
        <RequisitesFields form={form} />
        <Button type="submit" isFullWidth isLoading={props.isLoading ?? false} loadingText={busyLabel}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
