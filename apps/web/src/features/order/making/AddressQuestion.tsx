import { unwrap } from '@vetka/api-client/client';
import type { AddressRequest, GiveAddress } from '@vetka/domain/desk';
import { formMessages } from '@vetka/domain/form';
import type { OrderService } from '@vetka/domain/order';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Notice } from '@vetka/ui/Notice';
import { CheckoutAddress, emptyDraft } from '@vetka/ui/patterns/order/Checkout';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { useAnyAddressSuggestions } from '../../../shell/place/useAddressSuggestions.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useCopy } from '../../../shell/useCopy.ts';
import { useMakingAnswer } from './useMakingAnswer.ts';

interface AddressQuestionProps {
  orderService: OrderService;
  request: AddressRequest;
}

/** The address that the recipient was asked for: whether it is there, and what to do meanwhile. */
export function AddressQuestion({ orderService, request: { givenBy, path } }: AddressQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const copy = useCopy();
  if (givenBy === 'RECIPIENT') return <Notice tone="positive">Получатель указал адрес</Notice>;
  if (givenBy !== null || path === null) return null;
  return (
    <>
      <Notice
        tone="caution"
        title="Ждём адрес от получателя"
        action={
          <Inline>
            <Button size="s" onClick={() => setIsOpen(true)}>
              Указать самому
            </Button>
            <Button
              size="s"
              variant="outline"
              onClick={() => copy(new URL(path, location.origin).href, 'Ссылка скопирована')}
            >
              Скопировать ссылку
            </Button>
          </Inline>
        }
      >
        Ссылка придёт ему по SMS, ночью не беспокоим. Её можно отправить и самому: что в подарке, по ней не видно.
      </Notice>
      {isOpen && <GiveAddressDialog orderService={orderService} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function GiveAddressDialog({ orderService, onClose }: { orderService: OrderService; onClose: () => void }) {
  const { orderId: id, orderServiceId: serviceId } = orderService;
  const api = useApi();
  const [typed, setTyped] = useState(() => ({ address: emptyDraft.address }));
  const [isMissing, setMissing] = useState(false);
  const { answer, isPending, error } = useMakingAnswer<GiveAddress>({
    orderService,
    send: (body) => unwrap(api.order.giveAddress({ params: { id, serviceId }, body })),
    thanks: () => 'Адрес передан магазину',
    onDone: onClose,
  });
  const submit = () => {
    const isEmpty = typed.address.formatted.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) answer({ address: typed.address });
  };
  return (
    <FormDialog
      title="Адрес получателя"
      submitLabel="Передать магазину"
      isPending={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <CheckoutAddress
        idPrefix="give"
        draft={typed}
        onChange={(patch) => {
          setTyped({ ...typed, ...patch });
          setMissing(false);
        }}
        errors={{ address: isMissing ? formMessages.required : error }}
        suggestAddress={useAnyAddressSuggestions()}
      />
    </FormDialog>
  );
}
