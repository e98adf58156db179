import { Chip } from '@vetka/ui/Chip';
import { Inline } from '@vetka/ui/Inline';

interface ViewChipsProps<View extends string> {
  /** Names the group: «Какие чеки». */
  label: string;
  views: readonly { value: View; label: string }[];
  value: View;
  onChange: (value: View) => void;
}

/** A choice of the part of a list that is shown. */
export function ViewChips<View extends string>({ label, views, value, onChange }: ViewChipsProps<View>) {
  return (
    <Inline role="group" aria-label={label}>
      {views.map((view) => (
        <Chip key={view.value} isSelected={view.value === value} onClick={() => onChange(view.value)}>
          {view.label}
        </Chip>
      ))}
    </Inline>
  );
}
