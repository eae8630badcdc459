import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Environment } from '../environment.ts'
import { makeKeyPair, recipientOf } from './sealing.ts'
import { type BackupStore, bucketStore, folderStore } from './store.ts'
import { backupTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

/** The word for the bucket, where a folder could stand. */
const BUCKET = 's3'

/** @throws UpkeepError */
export async function openTarget(target: string, { backup, dataDir }: Environment): Promise<BackupStore> {
  if (target === BUCKET) {
    if (backup.s3 === null) throw new UpkeepError(texts.needsBucket)
    return bucketStore(backup.s3)
  }
  const folder = resolve(target)
  // Its own backup would be lost with it, and the server closes that folder to itself at each start.
  if (folder === dataDir || folder.startsWith(dataDir + sep)) throw new UpkeepError(texts.inside)
  return folderStore(folder)
}

/**
 * The server's own key, made once: it reads back what it has written. Backups are closed for it and for the company's
 * key, which lies elsewhere and opens them when this machine is gone.
 */
export async function ownKey(dataDir: string): Promise<{ identity: string; recipient: string }> {
  const file = join(dataDir, 'backup.key')
  if (existsSync(file)) {
    const identity = readFileSync(file, 'utf8').trim()
    return { identity, recipient: await recipientOf(identity) }
  }
  const made = await makeKeyPair()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${made.identity}\n`, { mode: 0o600, flush: true })
  return made
}
