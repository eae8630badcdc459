import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Environment } from '../environment.ts'
import { isIdentity, makeKeyPair, recipientOf } from './sealing.ts'
import { type BackupStore, bucketStore, folderStore } from './store.ts'
import { backupTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

/** The word for the bucket, where a folder could stand. */
const BUCKET = 's3'

export const isBucket = (target: string) => target === BUCKET

/** @throws UpkeepError */
export async function openTarget(target: string, { backup, dataDir }: Environment): Promise<BackupStore> {
  if (isBucket(target)) {
    if (backup.s3 === null) throw new UpkeepError(texts.needsBucket)
    return bucketStore(backup.s3)
  }
  const folder = resolve(target)
  // Its own backup would be lost with it, and the server closes that folder to itself at each start.
  if (folder === dataDir || folder.startsWith(dataDir + sep)) throw new UpkeepError(texts.inside)
  return folderStore(folder)
}

export const usedFile = (dataDir: string) => join(dataDir, 'backup-targets.json')

function usedTargets(dataDir: string): string[] {
  const file = usedFile(dataDir)
  if (!existsSync(file)) return []
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    // Half of it, of a disk that was full: the next backup writes it anew.
    return []
  }
}

const nameOf = (target: string) => (isBucket(target) ? target : resolve(target))

/**
 * Whether backups of this server lie there, or should. A disk that is not mounted leaves an empty folder in its place, on the
 * portal's own disk: backups went there, said that all was well, and would have been lost with it.
 */
export function wasUsed(dataDir: string, target: string): boolean {
  return usedTargets(dataDir).includes(nameOf(target))
}

export function noteUsed(dataDir: string, target: string): void {
  if (wasUsed(dataDir, target)) return
  const all = [...usedTargets(dataDir), nameOf(target)]
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(usedFile(dataDir), JSON.stringify(all), { mode: 0o600 })
}

/**
 * The server's own key, made once: it reads back what it has written. Backups are closed for it and for the company's
 * key, which lies elsewhere and opens them when this machine is gone. Half a file, of a disk that was full or a kill, is none:
 * no backup was ever closed for it.
 */
export async function ownKey(dataDir: string): Promise<{ identity: string; recipient: string }> {
  const file = join(dataDir, 'backup.key')
  const known = readKey(file)
  if (known !== null) return { identity: known, recipient: await recipientOf(known) }
  const made = await makeKeyPair()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Asked once more: another backup may have made it since.
  if (existsSync(file) && readKey(file) === null) rmSync(file)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.new`
  try {
    writeFileSync(draft, `${made.identity}\n`, { mode: 0o600, flush: true })
    linkSync(draft, file)
    return made
  } catch (cause) {
    // Of two backups at once the first one's key counts.
    const theirs = (cause as { code?: string }).code === 'EEXIST' ? readKey(file) : null
    if (theirs === null) throw cause
    return { identity: theirs, recipient: await recipientOf(theirs) }
  } finally {
    rmSync(draft, { force: true })
  }
}

function readKey(file: string): string | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8').trim()
  return isIdentity(text) ? text : null
}
