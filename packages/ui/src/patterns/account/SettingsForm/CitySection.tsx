import type { City } from '@vetka/domain/place';
import { CitySelect } from '../../../components/CitySelect/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';

export interface CitySectionProps {
  city: City | null;
  /** Results of `onSearch`; the large cities without a query. */
  cities: readonly City[];
  /** Saves immediately. */
  onChange: (city: City) => void;
  onSearch?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  error?: string | undefined;
}

/** The city that the account's shop delivers to. Required. */
export function CitySection({ city, cities, onChange, onSearch, isLoading = false, error }: CitySectionProps) {
  return (
    <SettingsSection id="profile-city" title="Город" text="Покажем магазины, которые привезут к вам сегодня.">
      <div className={styles.half}>
        <CitySelect
          id="cityId"
          items={cities}
          value={city}
          onChange={onChange}
          {...(onSearch && { onSearch })}
          isLoading={isLoading}
          error={error}
          isRequired
        />
      </div>
    </SettingsSection>
  );
}
