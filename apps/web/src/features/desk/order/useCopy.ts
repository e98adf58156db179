import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useShell } from '../../../shell/useContext.ts';

/** Copies a text and reports it. */
export function useCopy(): (text: string, said: string) => void {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  return (text, said) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ kind: 'success', text: said, id: 'desk-copy' }),
      (error: unknown) => errors.handle(error),
    );
}
