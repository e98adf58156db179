import { nicknameStaysDays } from '@vetka/domain/account';
import { deliveryDatePattern, formatDate } from '@vetka/domain/date';
import { max, min, nickname as nicknameSigns, required } from '@vetka/domain/form';
import { useState } from 'react';
import { TextField } from '../../../components/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

export interface NicknameSectionProps extends SectionFormProps {
  /** The saved value. */
  nickname: string;
  /** Earliest time of the next change, ISO 8601; `null` when it can be changed now. */
  changesFrom: string | null;
  onSubmit: (nickname: string) => void;
}

/** Maximum length in characters. */
const [shortest, longest] = [3, 30];
const rules = { nickname: [required, min(shortest), max(longest), nicknameSigns] };

/** The name in the profile's URL, which can change at most every 30 days. */
export function NicknameSection({ nickname, changesFrom, onSubmit, ...state }: NicknameSectionProps) {
  const [typed, setTyped] = useState({ nickname });
  const isUnsaved = typed.nickname.trim().toLowerCase() !== nickname.toLowerCase();
  const form = useSectionForm(
    {
      id: 'profile-nickname',
      values: typed,
      onChange: setTyped,
      rules,
      onSubmit: () => onSubmit(typed.nickname.trim()),
      isUnsaved,
    },
    state,
  );
  const mayChange = changesFrom === null;
  return (
    <SettingsSection
      title="Никнейм"
      text={`Имя в адресе вашей страницы. Менять его можно раз в ${nicknameStaysDays} дней; прежний адрес приведёт на новый.`}
      form={form.props}
      isLoading={state.isLoading}
      isDisabled={!isUnsaved || !mayChange}
    >
      <div className={styles.half}>
        <TextField
          label="Никнейм"
          hint={
            mayChange
              ? `От ${shortest} до ${longest} символов: латинские буквы, цифры, точка, дефис и подчёркивание`
              : `Следующая смена: ${formatDate(changesFrom, deliveryDatePattern)}`
          }
          {...form.field('nickname')}
          isReadOnly={!mayChange}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </SettingsSection>
  );
}
