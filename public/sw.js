/*
 * Removes what another website at this address may have left in the browsers of its visitors: a service worker, which
 * would go on showing that website from its cache. Browsers ask for the file of a worker on each visit, and take a
 * missing one for a fault that will pass. This site itself has no worker. service-worker.js is the same file, because
 * these are the two usual names.
 */
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const stepAside = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
    // Without its registration the worker is not asked again, so this happens once.
    for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
  };
  event.waitUntil(stepAside());
});
