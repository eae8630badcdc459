// The worker that takes the place of sw.js when it has to be switched off (KILL_SWITCH=1). It removes every cache and
// itself; what people have stored (IndexedDB, storage buckets: payslips, drafts, what waits to be sent) stays.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(switchOff()))

async function switchOff() {
  const names = await caches.keys()
  for (const name of names) await caches.delete(name)
  await self.clients.claim()
  await self.registration.unregister()
  // The page that is loaded again registers this worker again; with nothing left to remove it is left in peace.
  if (names.length === 0) return
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    // Loads the page again, from the server this time.
    await client.navigate(client.url).catch(() => undefined)
  }
}
