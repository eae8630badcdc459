import { useSyncExternalStore } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { installState, noteInstall, onInstallChange } from './install-event.ts'

/**
 * Way to install the app; null when the browser offers none.
 * - 'ask': the browser shows its own install prompt
 * - 'steps': the person installs the page by hand
 */
export type InstallWay = 'ask' | 'steps' | null

/** Storage key of the answer "not now". The answer is not personal data, so localStorage may store it. */
const KEY = 'turno.instalar'
let isDismissed = readDismissal()

function readDismissal(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    // In private mode the answer cannot be stored, so the invitation appears again.
    return false
  }
}

function isStandalone(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    (window.navigator as { standalone?: boolean }).standalone === true
  )
}

/** iPadOS reports itself as a Mac. A Mac has no touch points. */
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

/** Kind of browser whose own menu can install a page without an install event; null without such a menu. */
export type InstallMenu = 'android' | 'samsung' | 'computer' | 'edge' | 'mac' | null

const OTHER_APP = /; wv\)|FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|MicroMessenger|GSA\/|Line\//

/**
 * Returns whether the page runs inside another app, such as WhatsApp or Facebook, whose browser cannot
 * install a page. "wv" marks Android's web view. On an iPhone, in-app browsers omit "Safari/" from their
 * name.
 */
export function isInOtherApp(): boolean {
  const { userAgent } = window.navigator
  return OTHER_APP.test(userAgent) || (isApplePhone() && !userAgent.includes('Safari/'))
}

export function installMenu({ userAgent }: Pick<Navigator, 'userAgent'> = window.navigator): InstallMenu {
  if (userAgent.includes('SamsungBrowser')) return 'samsung'
  if (userAgent.includes('Android')) return 'android'
  // Opera on a computer names itself Chrome, too, but installs no pages.
  if (userAgent.includes('OPR/')) return null
  if (userAgent.includes('Edg/')) return 'edge'
  if (/Chrome|Chromium/.test(userAgent)) return 'computer'
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
    // Without storage, the invitation appears again at the next start.
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
