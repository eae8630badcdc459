import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { companyDateTime } from '#domain/time/dates.ts'
import type { Terminal } from '../admin/terminal.ts'
import { clearAtRest } from '../db/copy-at-rest.ts'
import { readEnvironment } from '../environment.ts'
import { explain } from './backup-command.ts'
import { listCopies, type Manifest, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { isIdentity, NotDecrypted, type Opener, openWith } from './sealing.ts'
import type { BackupStore } from './store.ts'
import { isBucket, openTarget } from './targets.ts'
import { backupTexts, restoreTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

/** Runs `npm run restore -- TARGET`. @returns the exit code */
export async function runRestore(
  args: readonly string[],
  env: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    const environment = readEnvironment(env)
    const { values, positionals } = parse(args)
    if (values.liberar === true) {
      if (positionals.length > 0) throw new UpkeepError(texts.usage)
      terminal.say(clearAtRest(environment) ? texts.released : texts.notAtRest)
      return 0
    }
    const [target, ...rest] = positionals
    if (target === undefined || rest.length > 0) throw new UpkeepError(texts.usage)
    const store = await openTarget(target, environment)
    // Distinguishes a missing folder from a folder without copies.
    if (!isBucket(target) && !existsSync(target)) throw new UpkeepError(texts.noFolder(resolve(target)))
    const copy = await chooseCopy(store, values.copia)
    const opener = openWith(await readIdentity(values.llave, terminal))
    const manifest = await openManifest(store, opener, copy)
    terminal.say(texts.reading(copy))
    const list = await restoreBackup({ store, opener, environment, manifest })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    terminal.say(texts.done(rows, manifest.tables.length, manifest.files.length))
    terminal.say(texts.atRest)
    terminal.say(texts.since(companyDateTime(Date.parse(manifest.madeAt))))
    terminal.say(texts.erasures[list])
    return 0
  } catch (cause) {
    terminal.say(explain(cause))
    return 1
  }
}

function parse(args: readonly string[]) {
  const options = {
    copia: { type: 'string' },
    llave: { type: 'string' },
    liberar: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UpkeepError(texts.usage, { cause })
  }
}

async function chooseCopy(store: BackupStore, wanted: string | undefined): Promise<string> {
  const { whole } = await listCopies(store)
  const newest = whole.at(-1)
  if (newest === undefined) throw new UpkeepError(texts.none)
  if (wanted !== undefined && !whole.includes(wanted)) throw new UpkeepError(texts.noSuch(wanted, whole))
  return wanted ?? newest
}

async function readIdentity(file: string | undefined, { ask }: Terminal): Promise<string> {
  if (file === undefined && ask === null) throw new UpkeepError(texts.noKey)
  const text = file === undefined ? await ask?.(texts.askKey) : readFileSync(file, 'utf8')
  const identity = /AGE-SECRET-KEY-[0-9A-Z-]+/.exec(text ?? '')?.[0] ?? ''
  if (!isIdentity(identity)) throw new UpkeepError(texts.wrongKey)
  return identity
}

async function openManifest(store: BackupStore, opener: Opener, copy: string): Promise<Manifest> {
  try {
    return await readManifest(store, opener, copy)
  } catch (cause) {
    // An unreachable or incomplete target says nothing about the key.
    if (!(cause instanceof NotDecrypted)) throw cause
    throw new UpkeepError(cause.isOtherKey ? texts.wrongKey : backupTexts.broken(copy), { cause })
  }
}
