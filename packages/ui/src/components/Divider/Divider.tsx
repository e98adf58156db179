import { divider } from './Divider.css.ts';

/** A hairline between rows of a list. Groups are better parted by space. */
export function Divider() {
  return <hr className={divider} />;
}
