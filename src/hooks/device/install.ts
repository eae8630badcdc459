import { useSyncExternalStore } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { installState, noteInstall, onInstallChange } from './install-event.ts'

/**
 * Ways to install the app. 'ask': the browser shows its own install prompt. 'steps': on an iPhone or iPad the
 * person must install the page by hand. null when there is nothing to offer.
 */
export type InstallWay = 'ask' | 'steps' | null

/** Key of the answer "not now". The answer is not personal data, so localStorage may keep it. */
const KEY = 'turno.instalar'
let isDismissed = readDismissal()

function readDismissal(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    // Private mode: the answer cannot be stored, so the invitation appears again.
    return false
  }
}

function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (window.navigator as { standalone?: boolean }).standalone === true
  )
}

/** iPadOS reports itself as a Mac, but a Mac has no touch points. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function installWay(): InstallWay {
  const { event, isInstalled } = installState()
  if (isInstalled || isStandalone() || deviceMode() === 'kiosk') return null
  if (event) return 'ask'
  return isApplePhone() && !isInOtherApp() ? 'steps' : null
}

/**
 * Browser whose own menu can install a page although it sends no install event; null when it has no such menu.
 */
export type InstallMenu = 'android' | 'samsung' | 'computer' | 'mac' | null

const OTHER_APP = /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|MicroMessenger|GSA\/|Line\//

/**
 * Returns whether the page runs inside another app (WhatsApp, Facebook, Instagram, Google and similar). No
 * such browser can install a page. "wv" marks Android's web view; on an iPhone only Safari and other browsers
 * name themselves with "Safari/".
 */
export function isInOtherApp(): boolean {
  const { userAgent } = window.navigator
  return OTHER_APP.test(userAgent) || (isApplePhone() && !userAgent.includes('Safari/'))
}

export function installMenu({ userAgent }: Pick<Navigator, 'userAgent'> = window.navigator): InstallMenu {
  if (userAgent.includes('SamsungBrowser')) return 'samsung'
  if (userAgent.includes('Android')) return 'android'
  if (/Chrome|Chromium|Edg/.test(userAgent)) return 'computer'
  return /Macintosh.*Version\/.*Safari/.test(userAgent) ? 'mac' : null
}

export function useIsInstalled(): boolean {
  return useSyncExternalStore(
    onInstallChange,
    () => installState().isInstalled || isStandalone(),
    () => false,
  )
}

export async function install(): Promise<void> {
  const { event } = installState()
  noteInstall({ event: null })
  const answer = await event?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
}

export function dismissInstall(): void {
  isDismissed = true
  try {
    window.localStorage.setItem(KEY, 'no')
  } catch {
    // No storage: the invitation appears again at the next start.
  }
  noteInstall({})
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(onInstallChange, installWay, () => null)
}

export function useInstallDismissed(): boolean {
  return useSyncExternalStore(
    onInstallChange,
    () => isDismissed,
    () => true,
  )
}
