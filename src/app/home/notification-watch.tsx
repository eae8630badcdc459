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

/**
 * Interval between requests for notifications. The portal asks regularly, because a device may have no push.
 */
const POLL_MS = 5 * 60_000

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
  // Sends the opened ids that the newly fetched list does not mark as opened.
  useEffect(() => {
    if (latest.current.items && hasToken) void settleOpened(latest.current.items)
  }, [at, hasToken])
  useEffect(() => pollNotifications(() => void latest.current.refresh(), hasToken), [hasToken])
  useEffect(() => {
    if (hasToken) void tryPush()
  }, [hasToken])
  useEffect(storeLocale, [])
  return null
}

async function tryPush(): Promise<void> {
  // After a failure, for example offline, the next start retries.
  await keepPush().catch(() => undefined)
}

function pollNotifications(refresh: () => void, isEnabled: boolean): () => void {
  if (!isEnabled) return () => undefined
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) refresh()
  }
  const onWorkerMessage = ({ data }: MessageEvent) => {
    if (!isPushedMessage(data)) return
    if (data.type === 'pushed') refresh()
    else void tryPush()
  }
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const timer = setInterval(refreshIfVisible, POLL_MS)
  document.addEventListener('visibilitychange', refreshIfVisible)
  container?.addEventListener('message', onWorkerMessage)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshIfVisible)
    container?.removeEventListener('message', onWorkerMessage)
  }
}

function storeLocale(): () => void {
  // Without IndexedDB no service worker can read the setting, so the failure is ignored.
  const storeCurrent = () => void writeSetting('locale', currentLocale()).catch(() => undefined)
  storeCurrent()
  return onLocaleChange(storeCurrent)
}
