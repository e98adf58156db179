import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import {
  identityErrors,
  type CompanyDirector,
  type SellerIdentity,
  type SellerIdentityKind,
  type SellerPassport,
} from '@vetka/domain/payout';
import { useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../../shell/forms/limitNotice.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useSentCode } from '../../../shell/forms/useSentCode.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { payoutQueries } from './payout.queries.ts';
import {
  emptyDirector,
  emptyPassport,
  emptyRequisites,
  requisitesErrors,
  typedDirector,
  typedPassport,
  typedRequisite,
  type RequisitesDraft,
} from './requisitesDraft.ts';

/** New requisites: typed, then confirmed by a code. The input stays until it is saved. */
export function useRequisitesForm(service: string, wants: SellerIdentityKind | null) {
  const [draft, setDraft] = useState(emptyRequisites);
  const [passport, setPassport] = useState(emptyPassport);
  const [director, setDirector] = useState(emptyDirector);
  const [isTried, setIsTried] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const api = useApi();
  const sending = useSentCode(() => unwrap(api.payout.sendRequisitesCode({ params: { service } })));
  const identity: SellerIdentity = wants === null ? {} : wants === 'PASSPORT' ? { passport } : { director };
  const save = useSave(
    service,
    { ...draft, ...identity },
    {
      onSaved: () => {
        setDraft(emptyRequisites);
        setPassport(emptyPassport);
        setDirector(emptyDirector);
        setIsTried(false);
        setIsConfirming(false);
        sending.forget();
      },
      // The fields are below the dialog.
      onWrong: () => setIsConfirming(false),
    },
  );
  const { code, ...fields } = save.refusal.fields;
  const found = { ...requisitesErrors(draft), ...identityErrors(identity, dayIn(defaultTimeZone)) };
  const errors: Readonly<Record<string, string>> = { ...fields, ...(isTried && found) };
  return {
    draft,
    passport,
    director,
    errors,
    isUnsaved: [draft, passport, director].flatMap((part) => Object.values(part)).some((text) => text !== ''),
    isConfirming,
    change: (name: keyof RequisitesDraft, text: string) => {
      save.forget();
      setDraft({ ...draft, [name]: typedRequisite[name](text) });
    },
    changePassport: (name: keyof SellerPassport, text: string) => {
      save.forget();
      setPassport({ ...passport, [name]: typedPassport[name](text) });
    },
    changeDirector: (name: keyof CompanyDirector, text: string) => {
      save.forget();
      setDirector({ ...director, [name]: typedDirector[name](text) });
    },
    submit: () => {
      setIsTried(true);
      save.forget();
      sending.forgetNotice();
      if (Object.keys(found).length === 0) setIsConfirming(true);
    },
    confirmation: {
      sentCount: sending.count,
      hasCode: sending.hasCode,
      isSending: sending.isPending,
      isBusy: save.isPending,
      codeError: code,
      notice: save.notice ?? sending.notice,
      onSend: () => {
        // The message about the former code no longer applies.
        save.forget();
        sending.send();
      },
      onCode: save.send,
      onClose: () => {
        if (!save.isPending) setIsConfirming(false);
      },
    },
  };
}

interface SaveOptions {
  onSaved: () => void;
  /** The server refused a field other than the code. */
  onWrong: () => void;
}

type Draft = RequisitesDraft & SellerIdentity;

function useSave(service: string, draft: Draft, { onSaved, onWrong }: SaveOptions) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (code: string) =>
      unwrap(
        api.payout.saveRequisites({
          params: { service },
          body: { ...draft, bankName: draft.bankName.trim(), code },
        }),
      ),
    onSuccess: (history) => {
      queryClient.setQueryData(payoutQueries.requisites(api, service).queryKey, history);
      // Not on the screen, and contains the date of the first payout: the room of money must reload it.
      queryClient.removeQueries({ queryKey: payoutQueries.list(api, service).queryKey });
      toasts.show({ kind: 'success', text: 'Реквизиты сохранены. Начнём платить на них через 72 часа' });
      onSaved();
    },
    onError: (failure) => {
      const { fields } = refusalOf(failure);
      if (Object.keys(fields).some((name) => name !== 'code')) onWrong();
      // The bank has changed since the page was opened: its fields appear.
      if ('passport' in fields || 'director' in fields)
        void queryClient.invalidateQueries({ queryKey: payoutQueries.requisites(api, service).queryKey });
      if (!isRefusal(failure) && limitNoticeOf(failure) === undefined) handler.handle(failure);
    },
  });
  const refusal = refusalOf(error);
  return { send: mutate, forget: reset, isPending, refusal, notice: limitNoticeOf(error) ?? refusal.message };
}
