import { findPerson, nameOnDevice } from './device-store.ts'
import { dropOrphans, noteFiles } from './kept-files.ts'
import { noteName, noteNames } from './kept.ts'
import { openStore } from './open-store.ts'

export interface Stored {
  files: number
  fileBytes: number
  answers: number
  answerBytes: number
  /** Server time in ms of the last online sign-in on this device; null on a kiosk. */
  lastSignIn: number | null
}

/**
 * @returns null when nobody is signed in, or when this device stores nothing: without IndexedDB, or on a
 * kiosk whose deletions would leave bytes
 */
export async function measureStored(): Promise<Stored | null> {
  const store = openStore()
  if (!store) return null
  const notes = await noteIds()
  const files = await store.files.open()
  await dropOrphans(files)
  const stored: Stored = { files: 0, fileBytes: 0, answers: 0, answerBytes: 0, lastSignIn: null }
  // Reads one row at a time, to limit the memory use.
  await files.blobs.each((row) => {
    stored.files += 1
    stored.fileBytes += row.size
  })
  await store.db.cache.each((row) => {
    if (notes.includes(row.hash)) return
    stored.answers += 1
    stored.answerBytes += row.sealed.ct.byteLength
  })
  stored.lastSignIn = (await findPerson(store.hash))?.lastSignIn ?? null
  return stored
}

/**
 * Deletes files and responses. Notes stay, such as the session (`noteNames`).
 * @throws the database's error when the responses could not be deleted
 */
export async function eraseStored(): Promise<void> {
  const store = openStore()
  if (!store) return
  const notes = await noteIds()
  await store.files.erase()
  await noteFiles([])
  await store.db.cache.where('hash').noneOf(notes).delete()
}

function noteIds(): Promise<string[]> {
  return Promise.all(noteNames.map((name) => nameOnDevice(noteName(name))))
}
