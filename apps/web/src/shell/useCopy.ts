import { useErrorHandler } from './errors/useErrors.ts';
import { useShell } from './useContext.ts';

/** Copies a text and reports it. */
export function useCopy(): (text: string, said: string) => void {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  return (text, said) =>
    void navigator.clipboard.writeText(text).then(
      () => toasts.show({ kind: 'success', text: said, id: 'copy' }),
      (error: unknown) => errors.handle(error),
    );
}
