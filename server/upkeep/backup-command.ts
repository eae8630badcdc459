import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Terminal } from '../admin/terminal.ts'
import { type Environment, EnvironmentError, readEnvironment } from '../environment.ts'
import { createDiskFloor, roomOf } from '../files/disk-floor.ts'
import { openStorage } from '../files/file-room.ts'
import { readVersion } from '../http/health.ts'
import { putErasures } from './erasure-copies.ts'
import { BackupBroken, makeBackup, removeOld } from './make-backup.ts'
import { type Manifest, readRecipient, writeRecipient } from './manifest.ts'
import { fingerprintOf } from './restore-backup.ts'
import { isRecipient, makeKeyPair, openWith, sealFor } from './sealing.ts'
import { openSource } from './sources.ts'
import type { BackupStore } from './store.ts'
import { isBucket, noteUsed, openTarget, ownKey, usedFile, wasUsed } from './targets.ts'
import { backupTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

interface BackupCall {
  target: string
  keep: number | null
  recipient: string | null
}

/** Runs `npm run backup -- TARGET`. @returns the exit code */
export async function runBackup(
  args: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
  now = () => new Date(),
): Promise<number> {
  try {
    const environment = readEnvironment(env)
    await backUp(readCall(args, environment), environment, terminal, now)
    return 0
  } catch (cause) {
    terminal.say(explain(cause))
    return 1
  }
}

function readCall(args: readonly string[], { backup }: Environment): BackupCall {
  const { values, positionals } = parse(args)
  const [target, ...rest] = positionals
  if (target === undefined || rest.length > 0) throw new UpkeepError(texts.usage)
  const keep = values.guardar === undefined ? null : Number(values.guardar)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) throw new UpkeepError(texts.usage)
  const recipient = values.para ?? backup.recipient
  if (recipient !== null && !isRecipient(recipient)) throw new UpkeepError(texts.wrongKey('--para'))
  return { target, keep, recipient }
}

function parse(args: readonly string[]) {
  const options = { guardar: { type: 'string' }, para: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UpkeepError(texts.usage, { cause })
  }
}

async function backUp(
  call: BackupCall,
  environment: Environment,
  terminal: Terminal,
  now: () => Date,
): Promise<void> {
  const store = await openTarget(call.target, environment)
  await requireRoom(call.target, environment)
  const secret = secretOf(environment)
  // Opens the source before the target gets a key, because there may be no data to back up.
  const source = await openSource(environment)
  try {
    const requireThere = async () => {
      if ((await readRecipient(store)) === null && wasUsed(environment.dataDir, call.target))
        throw new UpkeepError(texts.gone(call.target, usedFile(environment.dataDir)))
    }
    await requireThere()
    const recipient = await recipientFor(store, call, terminal)
    // Recorded before the backup, so that the second requireThere() also checks the target of a first backup.
    // If the disk is unmounted during the backup, files are written into the empty mount point.
    noteUsed(environment.dataDir, call.target)
    const own = await ownKey(environment.dataDir)
    const opener = openWith(own.identity)
    const done = await makeBackup({
      lines: source.lines,
      files: await openStorage(environment),
      store,
      sealer: sealFor(recipient, own.recipient),
      opener,
      secret,
      program: readVersion(),
      now,
    })
    await putErasures(store, environment.dataDir)
    await requireThere()
    terminal.say(texts.done(done.copy, done.rows, done.files, done.newFiles))
    if (done.missing.length > 0) terminal.say(texts.missing(done.missing.length))
    if (call.keep === null) return
    const { removed, filesStay } = await removeOld({ store, opener }, call.keep)
    if (removed > 0) terminal.say(texts.removed(removed))
    if (filesStay) terminal.say(texts.filesStay)
  } finally {
    await source.close()
  }
}

/**
 * Checks the free space of source and target: a backup must not fill the disk of running services.
 * @throws UpkeepError
 */
async function requireRoom(target: string, environment: Environment): Promise<void> {
  const own = await createDiskFloor(environment).look()
  const targetRoom = isBucket(target) ? null : await roomOf(resolve(target), environment)
  for (const room of [own, targetRoom]) {
    if (room !== null && room.free < room.floor) throw new UpkeepError(texts.noRoom(room.place))
  }
}

/**
 * Returns the target's public key. The first backup stores the given key, or creates a key pair and shows the
 * private key once.
 */
async function recipientFor(store: BackupStore, call: BackupCall, { ask, say }: Terminal): Promise<string> {
  const known = await readRecipient(store)
  if (known !== null) {
    if (call.recipient !== null && call.recipient !== known) throw new UpkeepError(texts.otherKey)
    return known
  }
  if (call.recipient !== null) {
    await writeRecipient(store, call.recipient)
    return call.recipient
  }
  if (ask === null) throw new UpkeepError(texts.needsKey)
  const made = await makeKeyPair()
  for (const line of texts.newKey(made.identity)) say(line)
  if (!texts.yes.test((await ask(texts.kept)).trim())) throw new UpkeepError(texts.notKept)
  await writeRecipient(store, made.recipient)
  return made.recipient
}

/**
 * Returns the secret, without which encrypted columns are unreadable. With SECRET_KEY, returns only its
 * fingerprint.
 */
function secretOf(environment: Environment): Manifest['secret'] {
  if (environment.secretKey === null && !existsSync(join(environment.dataDir, 'secret.key')))
    throw new UpkeepError(texts.noSecret(environment.dataDir))
  const fingerprint = fingerprintOf(environment)
  const file = join(environment.dataDir, 'secret.key')
  const isOwn = environment.secretKey === null && existsSync(file)
  return { file: isOwn ? readFileSync(file, 'utf8') : null, fingerprint }
}

export function explain(cause: unknown): string {
  if (cause instanceof BackupBroken) return texts.broken(cause.message)
  if (cause instanceof UpkeepError || cause instanceof EnvironmentError) return cause.message
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  if (['ENOSPC', 'EDQUOT'].includes(String((inner as { code?: unknown } | null)?.code))) return texts.full
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}
