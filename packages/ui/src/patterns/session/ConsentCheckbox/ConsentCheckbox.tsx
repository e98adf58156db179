import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Link } from '../../../components/Link/index.ts';

export interface ConsentCheckboxProps {
  /** Never ticked beforehand. */
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  href: string;
  error?: string | undefined;
}

/** The consent to process personal data: a box of its own. */
export function ConsentCheckbox({ isChecked, onChange, href, error }: ConsentCheckboxProps) {
  const label = (
    <>
      Даю{' '}
      <Link tone="text" href={href} target="_blank">
        согласие на обработку персональных данных
      </Link>
    </>
  );
  return <Checkbox isSmall isChecked={isChecked} onChange={onChange} label={label} error={error} name="consent" />;
}
