import { Switch } from '../../../components/Switch/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface VisibilitySectionProps {
  isVisible: boolean;
  /** Saves immediately. */
  onChange: (isVisible: boolean) => void;
}

/** Whether others can open the profile. */
export function VisibilitySection({ isVisible, onChange }: VisibilitySectionProps) {
  return (
    <SettingsSection id="profile-visible" title="Кто видит вашу страницу">
      <Switch
        label="Показывать мою страницу всем"
        description={
          isVisible
            ? 'Её может открыть каждый, и она есть в списке людей.'
            : 'Другие не откроют её и не найдут вас в списке людей. Отзывы и комментарии остаются.'
        }
        isChecked={isVisible}
        onChange={onChange}
        name="isVisible"
      />
    </SettingsSection>
  );
}
