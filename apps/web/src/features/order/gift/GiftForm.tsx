import { deskLimits, type AnswerGift, type Gift } from '@vetka/domain/desk';
import { firstMessage, max, required } from '@vetka/domain/form';
import type { OrderAddress } from '@vetka/domain/place';
import { Button } from '@vetka/ui/Button';
import { useForm, type FieldRules } from '@vetka/ui/forms';
import { Heading } from '@vetka/ui/Heading';
import { Notice } from '@vetka/ui/Notice';
import { CheckoutAddress, CheckoutConsent, emptyDraft } from '@vetka/ui/patterns/order/Checkout';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { TextArea } from '@vetka/ui/TextArea';
import { TimeSlotPicker } from '@vetka/ui/TimeSlotPicker';
import { useState } from 'react';
import { serverErrorsOf } from '../../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../../shell/forms/useReportInvalid.ts';
import { useAddressSuggestions } from '../../../shell/place/useAddressSuggestions.ts';
import * as styles from './Gift.css.ts';
import { giftText } from './giftTexts.ts';
import { useAnswerGift } from './useAnswerGift.ts';

interface GiftFormProps {
  token: string;
  gift: Gift;
  onSaved: () => void;
  /** The hours have been taken meanwhile, or the courier has the gift. */
  onRefused: () => void;
}

type Answer = Omit<AnswerGift, 'token' | 'hasConsent'> & { hasConsent: boolean };

/** The length from the contract. */
const longestAddress = 500;

const rules: FieldRules<Answer> = {
  address: ({ formatted }) => firstMessage(formatted, [required, max(longestAddress)]),
  from: required,
  comment: max(deskLimits.giftComment),
  hasConsent: required,
};

const startOf = ({ address, comment, from }: Gift): Answer => ({
  address: address ?? emptyDraft.address,
  from: from ?? '',
  comment,
  hasConsent: false,
});

const slotsOf = ({ hours }: Gift) => hours.map((each) => ({ ...each, surcharge: 0, isAvailable: true }));

/** Where and when the recipient expects the gift. What was typed stays when it could not be sent. */
export function GiftForm({ token, gift, onSaved, onRefused }: GiftFormProps) {
  const [typed, setTyped] = useState(() => startOf(gift));
  const { mutate, isPending, error } = useAnswerGift(token, { onSaved, onRefused });
  const [suggestAddress] = useAddressSuggestions([gift.cityId]);
  const form = useForm<Answer>({
    id: 'gift',
    values: typed,
    onChange: setTyped,
    rules,
    onSubmit: ({ address, from, comment }) => mutate({ token, address, from, comment, hasConsent: true }),
    onInvalid: useReportInvalid(),
    isLoading: isPending,
    serverErrors: serverErrorsOf(error),
  });
  const changeAddress = ({ address }: { address?: OrderAddress }) => {
    if (!address) return;
    setTyped({ ...typed, address });
    form.typed('address');
  };
  return (
    <form {...form.props} className={styles.form} aria-label="Куда и когда привезти подарок">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>Вам готовят подарок</Heading>
          <Text>{giftText(gift)}</Text>
        </Stack>
        {gift.isGiven && !gift.address && (
          <Notice>Магазину уже назвали адрес. Если вам удобнее в другом месте, укажите его здесь.</Notice>
        )}
        {suggestAddress && (
          <CheckoutAddress
            idPrefix="gift"
            draft={typed}
            onChange={changeAddress}
            errors={{ address: form.field('address').error }}
            suggestAddress={suggestAddress}
          />
        )}
        <TimeSlotPicker label="Удобное время" slots={slotsOf(gift)} {...form.choice('from')} />
        <TextArea
          label="Комментарий курьеру"
          placeholder="Позвоните за полчаса"
          limit={deskLimits.giftComment}
          {...form.field('comment')}
        />
        <Stack gap={12}>
          <CheckoutConsent {...form.tick('hasConsent')} />
          <Button type="submit" size="l" isFullWidth isLoading={isPending} loadingText="Передаём">
            Передать адрес магазину
          </Button>
          <Text tone="muted" size="small">
            Адрес увидят магазин, курьер и тот, кто заказал подарок.
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
