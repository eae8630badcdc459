import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Environment } from '../environment.ts'
import { isIdentity, makeKeyPair, recipientOf } from './sealing.ts'
import { type BackupStore, bucketStore, folderStore } from './store.ts'
import { backupTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

const BUCKET = 's3'

export const isBucket = (target: string) => target === BUCKET

/** @throws UpkeepError for a bucket without settings, and for a folder inside the data folder */
export async function openTarget(target: string, { backup, dataDir }: Environment): Promise<BackupStore> {
  if (isBucket(target)) {
    if (backup.s3 === null) throw new UpkeepError(texts.needsBucket)
    return bucketStore(backup.s3)
  }
  const folder = resolve(target)
  // Refuses a target inside the data folder: its backups would be lost with the data.
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
    // The file is damaged, for example truncated by a full disk. The next backup writes it again.
    return []
  }
}

const nameOf = (target: string) => (isBucket(target) ? target : resolve(target))

/**
 * Returns whether the target was used before. A used target that is now empty is refused: its disk may be
 * unmounted. A backup on the portal's own disk would be lost together with the portal.
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
 * Returns the server's own key pair, created once to verify backups. Backups are encrypted for this key and
 * for the company's key. The company's key is kept elsewhere and decrypts them after a loss of this machine.
 * A truncated key file is replaced, because no backup was encrypted for it.
 */
export async function ownKey(dataDir: string): Promise<{ identity: string; recipient: string }> {
  const file = join(dataDir, 'backup.key')
  const known = readKey(file)
  if (known !== null) return { identity: known, recipient: await recipientOf(known) }
  const made = await makeKeyPair()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Checks again, because another backup may have created the file in the meantime.
  if (existsSync(file) && readKey(file) === null) rmSync(file)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.new`
  try {
    writeFileSync(draft, `${made.identity}\n`, { mode: 0o600, flush: true })
    linkSync(draft, file)
    return made
  } catch (cause) {
    // Uses the first key when two backups run at the same time.
    const existing = (cause as { code?: string }).code === 'EEXIST' ? readKey(file) : null
    if (existing === null) throw cause
    return { identity: existing, recipient: await recipientOf(existing) }
  } finally {
    rmSync(draft, { force: true })
  }
}

function readKey(file: string): string | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8').trim()
  return isIdentity(text) ? text : null
}
