import { Checkbox } from '@vetka/ui/Checkbox';
import { Heading } from '@vetka/ui/Heading';
import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import { asksRecipient } from './checkoutForm.ts';

interface AskRecipientProps {
  draft: CheckoutDraft;
  onChange: (patch: Partial<CheckoutDraft>) => void;
  /** The fields of the address, for a buyer who knows it. */
  children: ReactNode;
}

/** The buyer gives the address, or another recipient does by a link. */
export function AskRecipient({ draft, onChange, children }: AskRecipientProps) {
  const isAsked = asksRecipient(draft);
  const ask = (isWanted: boolean) =>
    onChange({
      isRecipientAsked: isWanted,
      ...(isWanted && { recipient: { ...draft.recipient, isOtherRecipient: true } }),
    });
  return (
    <Stack gap={12}>
      {isAsked ? <Heading level={3}>Куда везти</Heading> : children}
      <Checkbox isChecked={isAsked} onChange={ask} label="Адрес и время уточнит получатель" />
      {isAsked && (
        <Text tone="muted" size="small">
          Отправим ему SMS со ссылкой: что в подарке и сколько он стоит, там не видно. Время можно будет сменить в
          пределах выбранного дня.
        </Text>
      )}
    </Stack>
  );
}
