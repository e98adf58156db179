import type { SnapshotFrom } from 'xstate';
import type { City } from '@vetka/domain/place';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The signed-in user; null for a guest. */
export const selectUser = ({ context }: Snapshot) => context.user;
export const selectIsLoggedIn = ({ context }: Snapshot): boolean => context.user !== null;
export const selectCart = ({ context }: Snapshot) => context.cart;
export const selectCategories = ({ context }: Snapshot) => context.categories;
export const selectSession = ({ context }: Snapshot) => context.session;
/** City and address of the visitor by IP; both null when the session is unknown. */
export const selectCity = ({ context }: Snapshot): City | null => context.session?.geo?.city ?? null;
export const selectIp = ({ context }: Snapshot): string | null => context.session?.ip ?? null;
/** The initial data is still loading. */
export const selectIsStarting = (snapshot: Snapshot): boolean =>
  !snapshot.matches('ready') && !snapshot.matches('loggingOut');
