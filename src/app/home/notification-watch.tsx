import { useEffect, useRef } from 'react'
import { showAppBadge } from '#core/push/app-badge.ts'
import { writeSetting } from '#core/store/device-store.ts'
import { isPushedMessage } from '#core/push/push-message.ts'
import { keepPush } from '#core/push/push-subscription.ts'
import { setBellCount } from '#models/notifications/bell-count.ts'
import { useIncidentCount } from '#models/reminders/incident-count.ts'
import { settleOpened, useNotifications } from '#models/notifications/use-notifications.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { currentLocale, onLocaleChange } from '#i18n/locale.ts'

/** Poll interval; without push it is the only source of notifications (offline.md, "Notifications"). */
const POLL_MS = 5 * 60_000

/** Counts what waits behind the bell and on the app's icon, as long as somebody is signed in; draws nothing. */
export function NotificationWatch() {
  const session = useSession()
  const { items, unopened, at, refresh } = useNotifications({ isShown: false })
  const incidents = useIncidentCount()
  const hasToken = session.phase === 'open' && session.hasToken
  const count = unopened + incidents
  const isKnown = items !== null
  useEffect(() => {
    if (!isKnown) return
    setBellCount(count)
    void showAppBadge(count)
  }, [count, isKnown])
  useEffect(() => () => setBellCount(0), [])
  const latest = useRef({ items, refresh })
  useEffect(() => {
    latest.current = { items, refresh }
  })
  // Once for each list that has come: what it does not know yet is told.
  useEffect(() => {
    if (latest.current.items && hasToken) void settleOpened(latest.current.items)
  }, [at, hasToken])
  useEffect(() => askAgain(() => void latest.current.refresh(), hasToken), [hasToken])
  useEffect(() => {
    if (hasToken) void tryPush()
  }, [hasToken])
  useEffect(tellLocale, [])
  return null
}

async function tryPush(): Promise<void> {
  // Out of reach: the next start tries again, and the server's list has everything meanwhile.
  await keepPush().catch(() => undefined)
}

/** On return to the app, every five minutes while it is seen, and when the worker has had a push. */
function askAgain(refresh: () => void, mayAsk: boolean): () => void {
  if (!mayAsk) return () => undefined
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh()
  }
  const hear = ({ data }: MessageEvent) => {
    if (!isPushedMessage(data)) return
    if (data.type === 'pushed') refresh()
    else void tryPush()
  }
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const timer = setInterval(look, POLL_MS)
  document.addEventListener('visibilitychange', look)
  container?.addEventListener('message', hear)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    container?.removeEventListener('message', hear)
  }
}

/** The worker has no page to ask in which language to write. */
function tellLocale(): () => void {
  // Without IndexedDB there is no worker to tell: it writes in Spanish.
  const tell = () => void writeSetting('locale', currentLocale()).catch(() => undefined)
  tell()
  return onLocaleChange(tell)
}
