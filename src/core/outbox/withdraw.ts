import { changeCopies, changeCopy, changeDraft, changeEntries, changeEntry } from './change-state.ts'
import { currentSession } from '../session/session-state.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { writeFreeingSpace } from '../store/storage-space.ts'
import { findWork, workName } from '../store/open-store.ts'
import type { WorkStore } from '../store/work-store.ts'

/** "Reintentar": makes all entries due now, also rejected entries. Works on a full device. */
export async function retryNow(): Promise<void> {
  const copies = deviceDatabase.sealed.where('owner').equals(ownerName())
  await writeFreeingSpace(() => changeCopies(copies, 'retried', { dueAt: 0 }))
  const work = await findWork()
  if (!work) return
  const retried = { dueAt: 0, isWithdrawn: false }
  await writeFreeingSpace(() => changeEntries(work.db.outbox.toCollection(), 'retried', retried))
}

/**
 * Withdraws an entry. It is not sent any more, and its values stay as a draft. Works on a full device. Writes
 * the mark `isWithdrawn` first; settle.ts completes the withdrawal after a crash.
 * @returns false when the entry is being sent or was delivered, and cannot be withdrawn
 */
export async function discard(opId: string): Promise<boolean> {
  const work = await findWork()
  if (!work) return false
  const note = (isWithdrawn: boolean) =>
    writeFreeingSpace(() => work.db.outbox.where({ opId }).modify({ isWithdrawn }))
  await note(true)
  if (await takeBack(work, opId)) return true
  await note(false)
  return false
}

/**
 * Deletes the copy before the entry. After a crash in between, settle.ts completes the withdrawal.
 * @returns false when the copy is being sent, or was delivered
 */
export async function takeBack({ db }: WorkStore, opId: string): Promise<boolean> {
  if ((await db.receipts.get(opId)) !== undefined) return false
  const { sealed } = deviceDatabase
  const takeCopy = async () => {
    const copy = await sealed.where('opId').equals(opId).first()
    return copy === undefined || (await changeCopy(opId, 'takenBack')) > 0
  }
  const isTaken = await writeFreeingSpace(() => deviceDatabase.transaction('rw', sealed, takeCopy))
  if (!isTaken) return false
  const takeEntry = async () => {
    const entry = await db.outbox.where('opId').equals(opId).first()
    if (!entry) return
    await changeEntry(db, opId, 'takenBack')
    await changeDraft(db, entry, 'takenBack', { opId: null })
  }
  await writeFreeingSpace(() => db.transaction('rw', db.outbox, db.drafts, takeEntry))
  return true
}

function ownerName(): string {
  const name = workName()
  if (currentSession().phase !== 'open' || name === null) throw new Error('nobody is signed in')
  return name
}
