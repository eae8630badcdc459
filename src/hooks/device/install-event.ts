/** Chromium's install event, which TypeScript's DOM types do not declare. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface InstallState {
  /** Unused install event of the browser. An event allows one prompt. */
  event: InstallEvent | null
  isInstalled: boolean
}

let state: InstallState = { event: null, isInstalled: false }
const listeners = new Set<() => void>()

export function installState(): InstallState {
  return state
}

export function noteInstall(change: Partial<InstallState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Listens from the start of the page, because the browser sends its install event once and early. */
export function catchInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault()
    noteInstall({ event: offer as InstallEvent })
  })
  window.addEventListener('appinstalled', () => noteInstall({ event: null, isInstalled: true }))
}
