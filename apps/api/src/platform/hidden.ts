/** The data with which a module shows again what the administration has hidden. */
export type HiddenState = Record<string, string>;
