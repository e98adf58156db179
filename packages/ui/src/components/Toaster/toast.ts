import { dismissToast, showToast, type MessageToast, type ProductToast, type ToastContent } from './toastStore.ts';

type MessageOptions = Omit<MessageToast, 'kind' | 'text'>;

const message = (kind: MessageToast['kind']) => (text: string, options?: MessageOptions) =>
  showToast({ ...options, kind, text });

/**
 * Shows a toast in the page's `Toaster`. Callable from anywhere in the browser; does nothing on the server. Each call
 * returns the toast's id for `toast.dismiss(id)`; without an id that dismisses all.
 *
 * @example
 * toast.success('Успешно!');
 * toast.product({ title, price, imageSrc, onClick: openCart });
 */
export const toast = Object.assign((content: ToastContent) => showToast(content), {
  info: message('info'),
  success: message('success'),
  error: message('error'),
  product: (content: Omit<ProductToast, 'kind'>) => showToast({ ...content, kind: 'product' }),
  dismiss: dismissToast,
});
