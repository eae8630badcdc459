import { useEffect, useRef } from 'react'

/** Milliseconds between refreshes of an open view. */
const EVERY_MS = 60_000

/**
 * Refreshes every minute, and at once after a push of `kind`, while the page is visible and online.
 * @param kind null for a view without a push
 */
export function useLiveView(kind: 'team-alert' | null, refresh: () => Promise<void>): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void latest.current()
    }
    const hear = (event: MessageEvent) => {
      const message = event.data as { type?: unknown; kind?: unknown } | null
      if (kind !== null && message?.type === 'pushed' && message.kind === kind) ask()
    }
    const timer = setInterval(ask, EVERY_MS)
    // Browsers offer no service worker without HTTPS.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    worker?.addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      worker?.removeEventListener('message', hear)
    }
  }, [kind])
}
