import { useEffect, useRef } from 'react'

/** How often an open view asks again. */
const EVERY_MS = 60_000

/**
 * Keeps an open view up to date: every minute while it is looked at, and at once when the worker got a push of `kind`
 * (null: there is none for it).
 */
export function useLive(kind: 'team-alert' | null, refresh: () => Promise<void>): void {
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
    // Absent where the page is not served securely.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
    worker?.addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      worker?.removeEventListener('message', hear)
    }
  }, [kind])
}
