import { divider } from './Divider.css.ts';

/** A hairline between rows of a list. Separate groups with space instead. */
export function Divider() {
  return <hr className={divider} />;
}
