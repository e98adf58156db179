import { vars } from '@vetka/ui/vars';

/** The parts of a room below each other, with the margin of the desk at the end. */
export const roomColumn = {
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  paddingBottom: vars.space[24],
};
