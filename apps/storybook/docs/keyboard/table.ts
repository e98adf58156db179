/**
 * The keyboard of one pattern. A row is called in the test run by its English name and read on the page «Клавиатура» in
 * Russian. `test/keyboard` proves every row: a table with a row that nobody tests does not compile.
 */
export interface KeyboardTable {
  /** The pattern of the ARIA Authoring Practices Guide, or what comes nearest to it. */
  pattern: string;
  title: string;
  /** Names of the components that follow it. */
  components: readonly string[];
  rows: Readonly<Record<string, readonly [keys: string, does: string]>>;
}
