import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Link } from '../../../components/Link/index.ts';

export interface ConsentCheckboxProps {
  /** Never checked by default. */
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  href: string;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Ref of the input. */
  id?: string | undefined;
  /** @default 'consent' */
  name?: string | undefined;
}

/** The consent to process personal data, as a separate checkbox. */
export function ConsentCheckbox({ href, name = 'consent', ...checkbox }: ConsentCheckboxProps) {
  const label = (
    <>
      Даю{' '}
      <Link tone="text" href={href} target="_blank">
        согласие на обработку персональных данных
      </Link>
    </>
  );
  return <Checkbox {...checkbox} size="s" label={label} name={name} />;
}
