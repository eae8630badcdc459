import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { deviceMode } from '#core/store/device-mode.ts'
import { prepareUpdate, whenReloadIsSafe } from '#core/store/update-readiness.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { reloadPage } from './reload-page.ts'

let workbox: Workbox | null = null
let hasUpdate = false
let isReloading = false
/**
 * True when the person requested the update in this tab. The reload then does not wait for input that cannot be stored,
 * because the banner has warned of it.
 */
let isRequested = false
const listeners = new Set<() => void>()

const CHECK_MS = 60 * 60 * 1000

const loadWorkbox = keptPart(() => import('workbox-window'))

/**
 * Registers the service worker: only in the built app, after the first render. If the registration fails, the
 * portal works without a worker.
 */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !container || workbox) return
  // The first worker takes control of a page that is already current, so the page does not reload.
  let isControlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (isControlled) void reloadOnce()
    else keepLoadedAssets()
    isControlled = true
  })
  const { Workbox } = await loadWorkbox()
  workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => setHasUpdate(true))
  const registration = await workbox.register({ immediate: true })
  if (registration && deviceMode() === 'kiosk') notifyKiosk(registration)
  // If a check fails (offline, or a Wi-Fi login page answers), the next check follows within an hour.
  const check = () => void workbox?.update().catch(() => undefined)
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/**
 * Tells the workers to keep the kiosk files; workers installed while this device was a phone may lack them
 * (sw/kiosk-files.ts).
 */
function notifyKiosk({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ type: 'KEEP_KIOSK' })
}

/** Activates the new version; the page reloads when the new worker is in control. */
export async function applyUpdate(): Promise<void> {
  isRequested = true
  await prepareUpdate()
  workbox?.messageSkipWaiting()
}

/**
 * Activates a waiting version, which may have the file that this version could not load.
 * @returns whether the version takes over now
 */
export async function applyWaiting(): Promise<boolean> {
  const registration = await (
    navigator.serviceWorker as ServiceWorkerContainer | undefined
  )?.getRegistration()
  if (!registration?.waiting || !workbox) return false
  workbox.messageSkipWaiting()
  return true
}

/**
 * Stores unsaved work and reloads once, also when another tab has activated the version. Waits while there is
 * work that cannot be stored; meanwhile the page uses the files of its version, which are still served.
 */
async function reloadOnce(): Promise<void> {
  if (isReloading) return
  isReloading = true
  if (!isRequested) await whenReloadIsSafe()
  await reloadPage()
}

/** Sends the worker the URLs that were fetched before it was active, so that it caches them for offline use. */
function keepLoadedAssets(): void {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name)
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_ASSETS', urls })
}

function setHasUpdate(value: boolean): void {
  hasUpdate = value
  for (const listener of listeners) listener()
}

export function useHasUpdate(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasUpdate,
    () => false,
  )
}
