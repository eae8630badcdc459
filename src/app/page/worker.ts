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
 * True when the person requested the update in this tab. The banner has warned of unstored input, so the
 * reload does not wait.
 */
let isRequested = false
const listeners = new Set<() => void>()

const CHECK_MS = 60 * 60 * 1000

const loadWorkbox = keptPart(() => import('workbox-window'))

/**
 * Registers the service worker, only in the built app and after the first render. Throws when the
 * registration fails; the portal then works without a worker.
 */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !container || workbox) return
  // The first worker takes control of a current page, which need not reload.
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
  // A check fails offline or behind a Wi-Fi login page. The next check follows within an hour.
  const check = () => void workbox?.update().catch(() => undefined)
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/**
 * Tells the workers to cache the kiosk files. Workers installed while this device was a phone do not have
 * these files.
 */
function notifyKiosk({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ type: 'KEEP_KIOSK' })
}

export async function applyUpdate(): Promise<void> {
  isRequested = true
  await prepareUpdate()
  workbox?.messageSkipWaiting()
}

/**
 * Activates a waiting version, which may have the file that this version could not load.
 * @returns true when a version was waiting
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
 * Stores unsaved work and reloads once, also when another tab activated the version. Waits while there is
 * work that cannot be stored.
 */
async function reloadOnce(): Promise<void> {
  if (isReloading) return
  isReloading = true
  if (!isRequested) await whenReloadIsSafe()
  await reloadPage()
}

/** Sends the worker the URLs fetched before it was active. The worker caches them for offline use. */
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
