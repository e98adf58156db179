import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api/apiClient.ts';
import type { CartProcess } from './cart/cartProcess.ts';
import type { ChatProcess } from './chat/chatProcess.ts';
import type { ErrorHandler } from './errors/errorHandler.ts';
import type { Overlays } from './overlays/overlays.ts';
import type { Store } from './store.ts';
import type { Toasts } from './toasts/toasts.ts';

/** The state shared by all routes and components; created per request on the server. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
  overlays: Overlays;
  toasts: Toasts;
  errors: ErrorHandler;
  cart: CartProcess;
  chat: ChatProcess;
  /** Unread notices. */
  noticeCount: Store<number>;
}
