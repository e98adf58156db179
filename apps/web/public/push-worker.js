/* Shows push messages. It caches nothing and answers no requests. */
self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  const options = { body: text, tag, icon: '/icon-192.png', lang: 'ru', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Focuses a window of the site, or opens one, at the page of the notice. */
async function open(path) {
  const url = new URL(path, self.location.origin).href;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return self.clients.openWindow(url);
  await window.focus();
  return window.navigate(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
