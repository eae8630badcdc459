import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { deviceMode } from '#core/store/device-mode.ts'
import { prepareUpdate, whenNothingIsLost } from '#core/store/update-readiness.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { reloadPage } from './reload-page.ts'

/** The page's side of the service worker: registers it, notices a new version, changes over when told to. */
let workbox: Workbox | null = null
let hasUpdate = false
let isReloading = false
/** Here, by somebody who was told what is lost by it. */
let isAsked = false
const listeners = new Set<() => void>()

/** How often a page that stays open asks for a new version. */
const CHECK_MS = 60 * 60 * 1000

const loadWorkbox = lazyPart(() => import('workbox-window'))

/** Only in the built app. Called after the first picture; without worker or network the portal goes on without. */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !container || workbox) return
  // The very first worker takes charge of a page that is already the newest: no reload then.
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
  // No network, or one that answers in its place: asked again in an hour.
  const check = () => void workbox?.update().catch(() => undefined)
  setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
}

/** Workers of a time when this was a phone may lack a kiosk's files (sw/kiosk-files.ts). */
function tellKiosk({ installing, waiting, active }: ServiceWorkerRegistration): void {
  for (const worker of [installing, waiting, active]) worker?.postMessage({ type: 'KEEP_KIOSK' })
}

/** Unsaved work is written down first; the reload follows when the new worker is in charge. */
export async function applyUpdate(): Promise<void> {
  isAsked = true
  await prepareUpdate()
  workbox?.messageSkipWaiting()
}

/** The part that is missing may be one of a version that waits already. @returns whether it takes over now */
export async function applyWaiting(): Promise<boolean> {
  const registration = await (
    navigator.serviceWorker as ServiceWorkerContainer | undefined
  )?.getRegistration()
  if (!registration?.waiting || !workbox) return false
  workbox.messageSkipWaiting()
  return true
}

/**
 * Another tab may have changed over: this one writes its work down too, and reloads once; where that can't be written
 * down, when it is done. Until then it goes on with its own files, which stay served.
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
