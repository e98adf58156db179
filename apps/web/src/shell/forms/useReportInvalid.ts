import type { FormValidationError } from '@vetka/ui/forms';
import { useCallback } from 'react';
import { useShell } from '../useContext.ts';

/** Reports the errors of a form: the first one that has a field on the page, and all without a field. */
export function useReportInvalid(): (error: FormValidationError) => void {
  const { toasts } = useShell();
  return useCallback(
    ({ formId, errors, first }: FormValidationError) => {
      for (const { id, message } of errors) {
        if (id !== undefined && id !== first?.id) continue;
        toasts.show({ kind: 'error', text: message, id: `form:${formId}:${id ?? message}` });
      }
    },
    [toasts],
  );
}
