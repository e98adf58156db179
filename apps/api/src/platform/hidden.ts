/** What a module needs to show again what the administration has hidden. */
export type HiddenState = Record<string, string>;
