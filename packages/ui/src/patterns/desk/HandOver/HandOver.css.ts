import { componentStyle } from '../../../styles/componentStyle.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  width: '100%',
  maxWidth: 480,
  marginInline: 'auto',
});
