import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { deviceMode } from '#core/store/device-mode.ts'
import { prepareUpdate, whenNothingIsLost } from '#core/store/update-readiness.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { reloadPage } from './reload-page.ts'

/** Page part of the service worker: registers it, detects a new version and activates it on request. */
let workbox: Workbox | null = null
let hasUpdate = false
let isReloading = false
/** True when the person asked for the update in this tab, where the banner names what it loses. */
let isAsked = false
const listeners = new Set<() => void>()

/** Interval at which an open page checks for a new version. */
const CHECK_MS = 60 * 60 * 1000

const loadWorkbox = lazyPart(() => import('workbox-window'))

/**
 * Registers the service worker, only in the built app. Called after the first render. Without a worker or a
 * network, the portal works without it.
 */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !container || workbox) return
  // The very first worker takes control of a page that is already current, so it does not reload.
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
  if (registration && deviceMode() === 'kiosk') tellKiosk(registration)
  // Offline, or another page in place of the worker (Wi-Fi login): checked again in an hour.
  const check = () => void workbox?.update().catch(() => undefined)
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/** Workers installed while this device was a phone may lack the files of a kiosk (sw/kiosk-files.ts). */
function tellKiosk({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ type: 'KEEP_KIOSK' })
}

/** Stores unsaved work and activates the new version. The page reloads when the new worker is in control. */
export async function applyUpdate(): Promise<void> {
  isAsked = true
  await prepareUpdate()
  workbox?.messageSkipWaiting()
}

/**
 * Activates a waiting version, to which a missing part may belong.
 * @returns whether it takes over now
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
 * Stores unsaved work and reloads once; another tab may have activated the version. Work that cannot be stored
 * delays the reload until it is done. Until then the page uses its own files, which are still served.
 */
async function reloadOnce(): Promise<void> {
  if (isReloading) return
  isReloading = true
  if (!isAsked) await whenNothingIsLost()
  await reloadPage()
}

/** Sends the URLs fetched before the worker was active to it, so that it caches them for offline use. */
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
