import { useSyncExternalStore } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'

/** Chromium's offer to install the page; not in the DOM's own types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** ask: the system asks by itself. steps: an iPhone or iPad, where only the person can do it. null: nothing to offer. */
export type InstallWay = 'ask' | 'steps' | null

/** The answer "not now" names nobody, so localStorage may keep it. */
const KEY = 'turno.instalar'
let event: InstallEvent | null = null
let isInstalled = false
let isDismissed = false
const listeners = new Set<() => void>()

function publish(): void {
  for (const listener of listeners) listener()
}

function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (window.navigator as { standalone?: boolean }).standalone === true
  )
}

/** iPadOS calls itself a Mac, but a Mac has no touch points. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** Called at the start of the page: the browser makes its offer once, early. */
export function catchInstallEvent(): void {
  try {
    isDismissed = window.localStorage.getItem(KEY) !== null
  } catch {
    // Private mode: the answer is not kept, and the invitation comes again.
  }
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    event = offer as InstallEvent
    publish()
  })
  window.addEventListener('appinstalled', () => {
    isInstalled = true
    event = null
    publish()
  })
}

function installWay(): InstallWay {
  if (isInstalled || isStandalone() || deviceMode() === 'kiosk') return null
  if (event) return 'ask'
  return isApplePhone() ? 'steps' : null
}

/** The menu in which a browser that makes no offer installs a page; null where it has none. */
export type InstallMenu = 'android' | 'samsung' | 'computer' | 'mac' | null

export function installMenu({ userAgent }: Pick<Navigator, 'userAgent'> = window.navigator): InstallMenu {
  if (userAgent.includes('SamsungBrowser')) return 'samsung'
  if (userAgent.includes('Android')) return 'android'
  if (/Chrome|Chromium|Edg/.test(userAgent)) return 'computer'
  return /Macintosh.*Version\/.*Safari/.test(userAgent) ? 'mac' : null
}

/** Whether this page runs as an installed app, or was installed just now. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInstalled || isStandalone(),
    () => false,
  )
}

/** Shows the system's own question. An offer can be used once. */
export async function install(): Promise<void> {
  const offer = event
  event = null
  const answer = await offer?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
  publish()
}

export function dismissInstall(): void {
  isDismissed = true
  try {
    window.localStorage.setItem(KEY, 'no')
  } catch {
    // No storage: the invitation comes again at the next start.
  }
  publish()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null)
}

/** Whether the invitation on Inicio was dismissed on this device; Más goes on offering it. */
export function useInstallDismissed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDismissed,
    () => true,
  )
}
