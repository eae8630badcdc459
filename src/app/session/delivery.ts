import { onConnectionChange } from '#core/transport/connection.ts'
import { settleOwn, sync, syncOnReturn } from '#core/outbox/sync.ts'
import { onSessionChange } from '#core/session/session-state.ts'
import { countLostWork, noteUnsentWork } from '#core/store/lost-work.ts'
import { noteFollowed, onWorkChange } from '#core/store/work-changes.ts'
import { showAlert } from '#hooks/operations/alert.ts'
import { wordsOf } from '#i18n/texts.ts'
import { workTexts } from './work-texts.es.ts'

const SYNC_INTERVAL_MS = 60_000

/**
 * Delivers the queued work of all people on this device. A kiosk also delivers on its sign-in screen. Called
 * once, after the first render.
 */
export function startDelivery(): void {
  const visible = () => document.visibilityState === 'visible' && void sync()
  window.addEventListener('online', () => void syncOnReturn())
  document.addEventListener('visibilitychange', visible)
  onConnectionChange(visible)
  setInterval(visible, SYNC_INTERVAL_MS)
  onSessionChange((state) => state.phase === 'open' && void reportAndSync())
  onWorkChange((isElsewhere) => {
    // Another tab or the service worker has delivered, so this page updates the person's records. After a
    // failure, the next round updates them.
    if (isElsewhere) void updateRecords().catch(() => undefined)
    else void recordWork()
  })
  void reportAndSync()
}

async function updateRecords(): Promise<void> {
  await settleOwn()
  noteFollowed()
}

async function recordWork(): Promise<void> {
  // After a failure, the person is not warned when the browser deletes work.
  await noteUnsentWork().catch(() => undefined)
}

async function reportAndSync(): Promise<void> {
  // A failed lookup counts as no lost work.
  const missing = await countLostWork().catch(() => 0)
  if (missing > 0) void showAlert({ text: wordsOf(workTexts).missing(missing) })
  await recordWork()
  await sync()
}
