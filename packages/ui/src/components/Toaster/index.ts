export { Toaster, type ToasterProps } from './Toaster.tsx';
export { toast } from './toast.ts';
export type { MessageToast, ProductToast, ToastContent } from './toastStore.ts';
