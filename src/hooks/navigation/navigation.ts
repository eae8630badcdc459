import { useSyncExternalStore } from 'react'

/** Hash routing (spec 000 §2). Splits the hash here, because wouter's own hash hook drops the query. */

function hashText(): string {
  const hash = window.location.hash.replace(/^#/, '')
  return hash.startsWith('/') ? hash : `/${hash}`
}

export function currentPath(): string {
  const [path = ''] = hashText().split('?')
  return path.replace(/\/+$/, '') || '/'
}

export function currentSearch(): string {
  const text = hashText()
  const at = text.indexOf('?')
  return at < 0 ? '' : text.slice(at + 1)
}

export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const target = `#${path.startsWith('/') ? path : `/${path}`}`
  if (target === window.location.hash) return
  if (options.replace) {
    // Changes only the address. page-history.ts needs the state of the history entry.
    window.history.replaceState(window.history.state, '', target)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  } else {
    window.location.hash = target
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function usePlace(): string {
  return useSyncExternalStore(subscribe, hashText, () => '/')
}

export function useHashPath(): [string, typeof navigate] {
  return [useSyncExternalStore(subscribe, currentPath, () => '/'), navigate]
}

export function useHashSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch, () => '')
}
