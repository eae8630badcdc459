import * as z from 'zod/mini'
import type { Opener, Sealer } from './sealing.ts'
import type { BackupStore } from './store.ts'

/**
 * A target holds `turno.json` (for whom backups are closed), `files/` (each uploaded file once, since its bytes never
 * change under its key) and `copies/NAME/`: the rows in pieces, and last the list of everything. A copy without its
 * list was cut off, and counts as none.
 */
export const FORMAT = 1
export const COPIES = 'copies'
export const FILES = 'files'

const piece = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })
const manifest = z.object({
  format: z.literal(FORMAT),
  program: z.string(),
  madeAt: z.string(),
  picture: z.object({
    kind: z.enum(['pglite', 'postgres']),
    migration: z.number(),
    sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sum: z.string() })),
  pieces: z.array(piece),
  /** By their keys; sizes and hashes of what was closed, not of the closed. */
  files: z.array(piece),
  /** Keys that rows point to and that were not there. */
  missing: z.array(z.string()),
  secret: z.object({
    /** secret.key, without which sealed columns can't be read; null where SECRET_KEY is set. */
    file: z.nullable(z.string()),
    fingerprint: z.string(),
  }),
})
export type Manifest = z.infer<typeof manifest>
export type Piece = z.infer<typeof piece>

const placeOf = (copy: string) => `${COPIES}/${copy}/manifest.age`
export const filePlace = (key: string) => `${FILES}/${key}.age`

export async function writeManifest(store: BackupStore, sealer: Sealer, copy: string, content: Manifest) {
  await store.put(placeOf(copy), await sealer.close(Buffer.from(JSON.stringify(content), 'utf8')))
}

/** @throws Error when it can't be opened, or is of another format */
export async function readManifest(store: BackupStore, opener: Opener, copy: string): Promise<Manifest> {
  const sealed = await store.get(placeOf(copy))
  if (sealed === null) throw new Error(`${placeOf(copy)} is not there`)
  const text = Buffer.from(await opener.open(sealed)).toString('utf8')
  return manifest.parse(JSON.parse(text))
}

/** Names of complete copies, oldest first, and of those that were cut off. */
export async function listCopies(store: BackupStore): Promise<{ whole: string[]; cut: string[] }> {
  const names = [...(await store.list(COPIES)).keys()]
  const all = [...new Set(names.map((name) => name.split('/')[1] ?? ''))].sort()
  const isWhole = (copy: string) => names.includes(placeOf(copy))
  return { whole: all.filter(isWhole), cut: all.filter((copy) => !isWhole(copy)) }
}

/** Sorts by time, and two that begin in the same second are two. */
export function copyName(at: Date, random: string): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${random}`
}

export function timeOf(copy: string): number {
  return Date.parse(copy.replace(/T(\d\d)-(\d\d)-(\d\d)Z-.*$/, 'T$1:$2:$3Z'))
}

/** Clocks of two machines may differ so much. */
const AHEAD_MS = 60 * 60_000

/** Named while a clock ran ahead: of how old the newest is, or who is at work, it says nothing until then. */
export function isAhead(ms: number, now: number): boolean {
  return ms - now > AHEAD_MS
}

/** Of complete copies, oldest first. */
export function newestOf(whole: readonly string[], now: number): string | undefined {
  return whole.filter((copy) => !isAhead(timeOf(copy), now)).at(-1)
}

const target = z.object({ turno: z.literal('backup'), recipient: z.string() })

/** For whom a target's backups are closed; null before the first. */
export async function readRecipient(store: BackupStore): Promise<string | null> {
  const bytes = await store.get('turno.json')
  return bytes === null ? null : target.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).recipient
}

export async function writeRecipient(store: BackupStore, recipient: string): Promise<void> {
  await store.put('turno.json', Buffer.from(`${JSON.stringify({ turno: 'backup', recipient })}\n`, 'utf8'))
}
