/**
 * The keyboard table of one pattern. Tests use the English name of a row, the page «Клавиатура» the Russian text.
 * `test/keyboard` must test every row, or the table does not compile.
 */
export interface KeyboardTable {
  /** The ARIA Authoring Practices Guide pattern, or the closest one. */
  pattern: string;
  title: string;
  /** Names of the components that implement it. */
  components: readonly string[];
  rows: Readonly<Record<string, readonly [keys: string, does: string]>>;
}
