import { SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import type { ComponentProps } from 'react';
import { NotLoaded } from '../../shell/errors/NotLoaded.tsx';

interface UnloadedSectionProps {
  /** As of the loaded section. */
  title: string;
  /** As of the loaded section, so that links to it lead somewhere. */
  id?: string;
  query: ComponentProps<typeof NotLoaded>['query'];
}

/** A section of the settings that loads, or has not loaded, under its title. */
export function UnloadedSection({ query, ...section }: UnloadedSectionProps) {
  return (
    <SettingsSection {...section}>
      <NotLoaded query={query} />
    </SettingsSection>
  );
}
