export { CitySection, type CitySectionProps } from './CitySection.tsx';
export { GenderSection, type GenderSectionProps } from './GenderSection.tsx';
export { NameSection, type NameSectionProps } from './NameSection.tsx';
export { PasswordSection, type PasswordSectionProps } from './PasswordSection.tsx';
export { RequisitesSection, type RequisitesSectionProps } from './RequisitesSection.tsx';
export { SettingsSection, type SettingsSectionProps } from './SettingsSection.tsx';
