import { unwrap } from '@vetka/api-client/client';
import type { NewPushSubscription, NoticeSettings } from '@vetka/domain/notice';
import type { Api } from '../../shell/api/apiClient.ts';

/** The reason push messages cannot be switched on here. */
export type PushRefusal = 'unsupported' | 'denied';

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Registers the worker only now: before that nothing needs it. */
async function subscribeBrowser(key: string): Promise<NewPushSubscription> {
  const registration = await navigator.serviceWorker.register('/push-worker.js');
  await navigator.serviceWorker.ready;
  // A subscription with an earlier key of the site cannot be renewed.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Asks for the permission and subscribes this browser. @throws ApiError, or DOMException of the push service */
export async function enablePush(api: Api): Promise<NoticeSettings | PushRefusal> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await unwrap(api.notice.pushKey({}));
  return unwrap(api.notice.subscribePush({ body: await subscribeBrowser(key) }));
}

/** Unsubscribes this browser. */
export async function disablePush(api: Api): Promise<NoticeSettings> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return unwrap(api.notice.unsubscribePush({}));
}
