import { useEffect } from 'react';
import {
  useForm,
  type Form,
  type FormOptions,
  type FormValidationError,
  type ServerErrors,
} from '../../../forms/index.ts';

/** Props of every section with a form. */
export interface SectionFormProps {
  /** Errors already shown under the fields; the application reports the first one. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isLoading?: boolean | undefined;
  /** Server errors by field. */
  errors?: ServerErrors | null | undefined;
  /** Reports by section id whether there are unsaved values, also on unmount. Must be a stable function. */
  onUnsaved?: ((section: string, isUnsaved: boolean) => void) | undefined;
}

interface SectionForm<Values> extends Pick<FormOptions<Values>, 'id' | 'values' | 'onChange' | 'rules' | 'onSubmit'> {
  /** The values differ from the saved ones. */
  isUnsaved: boolean;
}

/** The form of one section, which is saved separately. */
export function useSectionForm<Values>(
  { isUnsaved, ...form }: SectionForm<Values>,
  { onInvalid, isLoading, errors, onUnsaved }: SectionFormProps,
): Form<Values> {
  const { id } = form;
  useEffect(
    function reportUnsaved() {
      if (!isUnsaved) return;
      onUnsaved?.(id, true);
      return () => onUnsaved?.(id, false);
    },
    [id, isUnsaved, onUnsaved],
  );
  return useForm({ ...form, onInvalid, isLoading, serverErrors: errors });
}
