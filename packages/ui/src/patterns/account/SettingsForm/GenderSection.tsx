import { genderOptions, type Gender } from '@vetka/domain/actor';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface GenderSectionProps {
  /** A value missing from the select is shown as «Не указан» and kept until another is chosen. */
  gender: Gender;
  /** Saves immediately. */
  onChange: (gender: Gender) => void;
  error?: string | undefined;
}

/** «Не указан», «Мужчина», «Женщина». */
export function GenderSection({ gender, onChange, error }: GenderSectionProps) {
  const isOffered = genderOptions.some(({ value }) => value === gender);
  return (
    <SettingsSection id="profile-gender" title="О себе">
      <RadioGroup
        label="Пол"
        options={genderOptions}
        value={isOffered ? gender : 'PREFER_NOT_TO_SAY'}
        onChange={onChange}
        error={error}
      />
    </SettingsSection>
  );
}
