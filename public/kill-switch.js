// The worker that takes the place of sw.js when it has to be switched off (KILL_SWITCH=1). It removes every cache and
// itself; what people have stored (IndexedDB, storage buckets: payslips, drafts, what waits to be sent) stays.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(switchOff()))

async function switchOff() {
  const names = await caches.keys()
  for (const name of names) await caches.delete(name)
  await self.clients.claim()
  await self.registration.unregister()
  // The reloaded page registers this worker again. Without caches, the page is not reloaded a second time.
  if (names.length === 0) return
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    // Loads the page again, from the server this time.
    await client.navigate(client.url).catch(() => undefined)
  }
}
