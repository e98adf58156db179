export { CommandPalette, useCommandKey, type CommandPaletteProps } from './CommandPalette.tsx';
export type { Command } from './commands.ts';
