import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AuthUser, LegalInfo, LegalInfoUpdate } from '@vetka/domain/account';
import { formatPrice } from '@vetka/domain/money';
import { canBuyCorporate } from '@vetka/domain/requisites';
import type { PlanOffer } from '@vetka/domain/service';
import { Button } from '@vetka/ui/Button';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Text } from '@vetka/ui/Text';
import { RequisitesForm } from '@vetka/ui/patterns/account/SettingsForm';
import { useState } from 'react';
import { useErrorHandler } from '../errors/useErrors.ts';
import { DiscardGuard } from '../forms/DiscardGuard.tsx';
import { serverErrorsOf } from '../forms/serverErrors.ts';
import { useReportInvalid } from '../forms/useReportInvalid.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { useApi } from '../useContext.ts';
import { useBuyPlan } from './useBuyPlan.ts';

interface CorporatePurchaseProps {
  offer: PlanOffer;
  user: AuthUser;
}

/** A corporate plan is bought with requisites: those in the settings, or typed here before the payment. */
export default function CorporatePurchase({ offer, user: { legalInfo } }: CorporatePurchaseProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBuying, onBuy } = useBuyPlan(offer);
  const buyer = legalInfo && canBuyCorporate(legalInfo) ? legalInfo : null;
  const price = formatPrice(offer.plan.price);
  return (
    <>
      <Text size="small" tone="muted">
        {buyer
          ? `Счёт на ${buyer.name}, ИНН ${buyer.inn}${buyer.kpp && `, КПП ${buyer.kpp}`}`
          : 'Для организаций и предпринимателей: понадобятся реквизиты.'}
      </Text>
      {buyer && (
        <Button variant="tonal" isLoading={isBuying} loadingText="Открываем банк" onClick={onBuy}>
          Оформить за {price}
        </Button>
      )}
      <Button variant={buyer ? 'plain' : 'tonal'} onClick={() => setAsking(true)}>
        {buyer ? 'Изменить реквизиты' : `Оформить за ${price}`}
      </Button>
      {isAsking && (
        <DiscardGuard onClose={() => setAsking(false)} isLeaving={isBuying}>
          {(close) => (
            <ResponsiveDialog isOpen onClose={close} title="Реквизиты плательщика" size="l">
              <Requisites legalInfo={legalInfo} isBuying={isBuying} onSaved={onBuy} />
            </ResponsiveDialog>
          )}
        </DiscardGuard>
      )}
    </>
  );
}

const isLegal = ({ subjectType }: LegalInfo): boolean => subjectType !== 'INDIVIDUAL_SUBJECT';

interface RequisitesProps {
  legalInfo: LegalInfo | null;
  isBuying: boolean;
  onSaved: () => void;
}

function Requisites({ legalInfo, isBuying, onSaved }: RequisitesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: LegalInfoUpdate) => unwrap(api.account.updateLegalInfo({ body })),
    onSuccess: (user) => {
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      onSaved();
    },
    onError: (failure) => void errors.handle(failure, { hasToasts: false }),
  });
  // Scans and the address are not edited here and are sent back unchanged.
  const kept = { mediaFileIds: legalInfo?.mediaFiles.map(({ id }) => id) ?? [], address: legalInfo?.address ?? null };
  return (
    <RequisitesForm
      label="Реквизиты плательщика"
      requisites={legalInfo && isLegal(legalInfo) ? requisitesOf(legalInfo) : null}
      submitLabel="Сохранить и перейти к оплате"
      busyLabel="Открываем банк"
      isLoading={isPending || isBuying}
      errors={serverErrorsOf(error)}
      onInvalid={useReportInvalid()}
      onSubmit={(requisites) => mutate({ ...requisites, ...kept })}
    />
  );
}

const requisitesOf = ({ subjectType, name, inn, ogrn, kpp }: LegalInfo) => ({ subjectType, name, inn, ogrn, kpp });
