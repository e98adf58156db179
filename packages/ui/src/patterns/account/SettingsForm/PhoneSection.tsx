import { min, phone as phoneForm, required, type Rule } from '@vetka/domain/form';
import { formatPhone, normalizePhone } from '@vetka/domain/phone';
import { codeLength } from '@vetka/domain/session';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import { CodeEntry } from '../../session/CodeEntry/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

/** Steps: the saved number, entering a new number, entering its code. */
export type PhoneStep = 'shown' | 'phone' | 'code';

export interface PhoneSectionProps extends SectionFormProps {
  /** E.164, the saved number. */
  phone: string;
  step: PhoneStep;
  /** E.164, where the code was sent. */
  sentTo?: string | undefined;
  /** Seconds until another code can be requested; the app counts down. @default 0 */
  resendIn?: number | undefined;
  /** An error that belongs to no field. */
  notice?: string | undefined;
  /** The steps have just been left: take the focus here. */
  hasReturned?: boolean | undefined;
  onStart: () => void;
  onSendPhone: (phone: string) => void;
  onSendCode: (code: string) => void;
  onResend: () => void;
  onUsePhone: () => void;
  onCancel: () => void;
}

const title = 'Телефон';
const id = 'profile-phone';

/** The phone number for signing in. A change is confirmed by a code sent to the new number. */
export function PhoneSection(props: PhoneSectionProps) {
  return props.step === 'shown' ? <SavedPhone {...props} /> : <AnotherPhone {...props} />;
}

function SavedPhone({ phone, hasReturned = false, onStart }: PhoneSectionProps) {
  const change = useRef<HTMLButtonElement>(null);
  useEffect(
    function goOnFromHere() {
      if (hasReturned) change.current?.focus();
    },
    [hasReturned],
  );
  const text = (
    <>
      Вы входите по номеру <span className={styles.whole}>{formatPhone(phone)}</span>.
    </>
  );
  return (
    <SettingsSection id={id} title={title} text={text}>
      <div className={styles.foot}>
        <Button ref={change} variant="tonal" onClick={onStart}>
          Сменить номер
        </Button>
      </div>
    </SettingsSection>
  );
}

const differsFrom =
  (own: string): Rule =>
  (phone) =>
    normalizePhone(phone) === own ? 'Это ваш нынешний номер' : undefined;

const nothing = { phone: '', code: '' };

function usePhoneForm({ phone, step, onSendPhone, onSendCode, ...state }: PhoneSectionProps) {
  const [typed, setTyped] = useState(nothing);
  const isCode = step === 'code';
  return useSectionForm(
    {
      id,
      values: typed,
      onChange: setTyped,
      rules: isCode ? { code: [required, min(codeLength)] } : { phone: [required, phoneForm, differsFrom(phone)] },
      onSubmit(values) {
        if (isCode) return onSendCode(values.code);
        // Another code has been requested: clear the field.
        setTyped({ ...values, code: '' });
        onSendPhone(values.phone);
      },
      isUnsaved: typed.phone !== '',
    },
    state,
  );
}

function AnotherPhone(props: PhoneSectionProps) {
  const { step, sentTo = '', resendIn = 0, notice, isLoading = false, onResend, onUsePhone, onCancel } = props;
  const form = usePhoneForm(props);
  const isCode = step === 'code';
  return (
    <SettingsSection
      title={title}
      text="Пришлём код на новый номер. Прежний действует, пока вы не введёте код."
      form={form.props}
      submitLabel={isCode ? 'Сменить номер' : 'Получить код'}
      busyLabel={isCode ? 'Проверяем' : 'Отправляем'}
      isLoading={isLoading}
      actions={
        <Button variant="plain" onClick={onCancel} isDisabled={isLoading}>
          Отмена
        </Button>
      }
    >
      {notice && (
        <Notice tone="critical" isAnnounced>
          {notice}
        </Notice>
      )}
      <div className={styles.half}>
        {isCode ? (
          <CodeEntry
            field={form.field('code')}
            onComplete={form.submit}
            sentTo={sentTo}
            resendIn={resendIn}
            onResend={onResend}
            onChangePhone={onUsePhone}
            isLoading={isLoading}
          />
        ) : (
          <PhoneField label="Новый номер" {...form.field('phone')} autoFocus />
        )}
      </div>
    </SettingsSection>
  );
}
