export interface ComboboxItem {
  id: string | number;
  /** The text that is searched and shown. */
  label: string;
  /** A secondary line. */
  detail?: string | undefined;
}
