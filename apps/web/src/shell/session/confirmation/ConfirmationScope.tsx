import { unwrap } from '@vetka/api-client/client';
import { useCallback, useState, type ReactNode } from 'react';
import { useSentCode } from '../../forms/useSentCode.ts';
import { useApi } from '../../useContext.ts';
import { useUser } from '../useSession.ts';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { ConfirmationContext } from './useConfirmation.ts';

/** Where calls can need a confirmation of who one is: shows the question, and repeats the call afterwards. */
export function ConfirmationScope({ children }: { children: ReactNode }) {
  const user = useUser();
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const api = useApi();
  const sending = useSentCode(() => unwrap(api.session.sendConfirmationCode()));
  const close = () => {
    setRetry(null);
    sending.forgetNotice();
  };
  const goOn = () => {
    setRetry(null);
    sending.forget();
    retry?.();
  };
  const ask = useCallback((next: () => void) => setRetry(() => next), []);
  return (
    <ConfirmationContext value={ask}>
      {children}
      {user && retry && <ConfirmationDialog user={user} sending={sending} onClose={close} onConfirmed={goOn} />}
    </ConfirmationContext>
  );
}
