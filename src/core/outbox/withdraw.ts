import { changeCopies, changeCopy, changeDraft, changeEntries, changeEntry } from './change-state.ts'
import { currentSession } from '../session/session-state.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { writeFirst } from '../store/room.ts'
import { findWork, workName } from '../store/open-store.ts'
import type { WorkStore } from '../store/work-store.ts'

/** Actions of the signed-in person on waiting entries: send now, or take back. */

/** "Reintentar": sends everything now, also what was refused; works on a full device, too. */
export async function retryNow(): Promise<void> {
  const copies = deviceDatabase.sealed.where('owner').equals(ownerName())
  await writeFirst(() => changeCopies(copies, 'retried', { dueAt: 0 }))
  const work = await findWork()
  if (!work) return
  const retried = { dueAt: 0, isWithdrawn: false }
  await writeFirst(() => changeEntries(work.db.outbox.toCollection(), 'retried', retried))
}

/**
 * Takes an entry back: it is not sent any more and its values stay as a draft; works on a full device, too.
 * An entry that is being sent can't be taken back. A kill in between leaves it taken back (settle.ts).
 * @returns whether it could be
 */
export async function discard(opId: string): Promise<boolean> {
  const work = await findWork()
  if (!work) return false
  const note = (isWithdrawn: boolean) =>
    writeFirst(() => work.db.outbox.where({ opId }).modify({ isWithdrawn }))
  await note(true)
  if (await takeBack(work, opId)) return true
  await note(false)
  return false
}

/**
 * The copy goes first: an entry without a copy is sealed again only if nobody has taken it back. @returns false
 * when it is being sent
 */
export async function takeBack({ db }: WorkStore, opId: string): Promise<boolean> {
  const { sealed } = deviceDatabase
  const takeCopy = async () => {
    const copy = await sealed.where('opId').equals(opId).first()
    return copy === undefined || (await changeCopy(opId, 'takenBack')) > 0
  }
  const isTaken = await writeFirst(() => deviceDatabase.transaction('rw', sealed, takeCopy))
  if (!isTaken) return false
  const takeEntry = async () => {
    const entry = await db.outbox.where('opId').equals(opId).first()
    if (!entry) return
    await changeEntry(db, opId, 'takenBack')
    await changeDraft(db, entry, 'takenBack', { opId: null })
  }
  await writeFirst(() => db.transaction('rw', db.outbox, db.drafts, takeEntry))
  return true
}

/**
 * Name under which this person's entries wait: opaque and always the same on a phone; random on a kiosk, and
 * the same while something of the person waits.
 */
function ownerName(): string {
  const name = workName()
  if (currentSession().phase !== 'open' || name === null) throw new Error('nobody is signed in')
  return name
}
