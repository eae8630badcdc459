import { changeCopies, changeCopy, changeDraft, changeEntries, changeEntry } from './change-state.ts'
import { currentSession } from '../session/session-state.ts'
import { deviceDatabase } from '../store/device-store.ts'
import { writeFirst } from '../store/room.ts'
import { findWork, workName } from '../store/open-store.ts'
import type { WorkStore } from '../store/work-store.ts'

/** What the person who is here may do with what waits: try it at once, or take it back. */

/** "Reintentar": at once, also what was refused; on a full device, too. */
export async function retryNow(): Promise<void> {
  const copies = deviceDatabase.sealed.where('owner').equals(ownerName())
  await writeFirst(() => changeCopies(copies, 'retried', { dueAt: 0 }))
  const work = await findWork()
  if (!work) return
  const retried = { dueAt: 0, isWithdrawn: false }
  await writeFirst(() => changeEntries(work.db.outbox.toCollection(), 'retried', retried))
}

/**
 * Takes it back: nothing of it is sent any more, what was typed stays as a draft; on a full device, too. One that is on
 * its way can't be. Whoever is killed in between has taken it back all the same (settle.ts).
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

/** The copy first: an entry without it is sealed again only where nobody has taken it back. @returns false: on its way */
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

/** Opaque on a phone and the same at each visit; random on a kiosk, and the same while something of the person waits. */
function ownerName(): string {
  const name = workName()
  if (currentSession().phase !== 'open' || name === null) throw new Error('nobody is signed in')
  return name
}
