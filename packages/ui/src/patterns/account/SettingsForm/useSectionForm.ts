import { useEffect } from 'react';
import {
  useForm,
  type Form,
  type FormOptions,
  type FormValidationError,
  type ServerErrors,
} from '../../../forms/index.ts';

/** What every section with a form takes. */
export interface SectionFormProps {
  /** What stands under the fields already; an application tells the first of it. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isBusy?: boolean | undefined;
  /** What the server did not accept, by field. */
  errors?: ServerErrors | null | undefined;
  /**
   * Something is typed that is not saved, or no longer is; by the id of the section, also when the section leaves the
   * page. Must be the same function from rendering to rendering.
   */
  onUnsaved?: ((section: string, isUnsaved: boolean) => void) | undefined;
}

interface SectionForm<Values> extends Pick<FormOptions<Values>, 'id' | 'values' | 'onChange' | 'rules' | 'onSubmit'> {
  /** The values are not those that are saved. */
  isUnsaved: boolean;
}

/** The form of one section, which is saved by itself. */
export function useSectionForm<Values>(
  { isUnsaved, ...form }: SectionForm<Values>,
  { onInvalid, isBusy, errors, onUnsaved }: SectionFormProps,
): Form<Values> {
  const { id } = form;
  useEffect(
    function tellUnsaved() {
      if (!isUnsaved) return;
      onUnsaved?.(id, true);
      return () => onUnsaved?.(id, false);
    },
    [id, isUnsaved, onUnsaved],
  );
  return useForm({ ...form, onInvalid, isBusy, serverErrors: errors });
}
