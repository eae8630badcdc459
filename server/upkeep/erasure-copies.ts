import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'
import {
  type ErasureList,
  formatList,
  joinLists,
  parseList,
  readList,
  writeList,
} from '../facilities/erasure-list.ts'
import { readRecipient } from './manifest.ts'
import { NotDecrypted, type Opener, openWith, sealFor } from './sealing.ts'
import type { BackupStore } from './store.ts'
import { openTarget, ownKey } from './targets.ts'

/**
 * Copies of the list of erasures in a backup target, encrypted like its backups. Each server has its own file,
 * because it can decrypt only its own.
 */
const FOLDER = 'erasures'

const placeOf = (recipient: string) =>
  `${FOLDER}/${createHash('sha256').update(recipient).digest('hex').slice(0, 16)}.age`

/** Copies the list to BACKUP_TO between the nightly backups. */
export async function copyErasures(environment: Environment): Promise<void> {
  const { to } = environment.backup
  if (to !== null) await putErasures(await openTarget(to, environment), environment.dataDir)
}

/** Adds the data folder's list to the target. A target without a key has no backup yet and gets no list. */
export async function putErasures(store: BackupStore, dataDir: string): Promise<void> {
  const recipient = await readRecipient(store)
  // The server writes the list when it starts.
  const list = await readList(dataDir)
  if (recipient === null || list === null) return
  const own = await ownKey(dataDir)
  const place = placeOf(own.recipient)
  // A list that became shorter, for example after a damage, must not replace the target's.
  const before = await openList(store, openWith(own.identity), place)
  const text = formatList(joinLists(before.erasures, list.erasures))
  await store.put(place, await sealFor(recipient, own.recipient).close(Buffer.from(text, 'utf8')))
}

/**
 * Adds the target's lists to the one in the data folder. Lines that cannot be read stay counted as lost, so
 * that the server reports them when it starts.
 */
export async function restoreErasures(
  store: BackupStore,
  opener: Opener,
  dataDir: string,
): Promise<'whole' | 'missing' | 'damaged'> {
  const places = [...(await store.list(FOLDER)).keys()]
  if (places.length === 0) return 'missing'
  const here = await readList(dataDir)
  const lists = here === null ? [] : [here]
  for (const place of places) lists.push(await openList(store, opener, place))
  const lost = lists.reduce((sum, { damaged }) => sum + damaged, 0)
  await writeList(dataDir, joinLists(...lists.map(({ erasures }) => erasures)), lost)
  return lost > 0 ? 'damaged' : 'whole'
}

async function openList(store: BackupStore, opener: Opener, place: string): Promise<ErasureList> {
  const sealed = await store.get(place)
  if (sealed === null) return { erasures: [], damaged: 0 }
  try {
    return parseList(Buffer.from(await opener.open(sealed)).toString('utf8'))
  } catch (cause) {
    if (!(cause instanceof NotDecrypted)) throw cause
    return { erasures: [], damaged: 1 }
  }
}
