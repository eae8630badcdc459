import * as z from 'zod/mini'
import type { Opener, Sealer } from './sealing.ts'
import type { BackupStore } from './store.ts'

/**
 * Layout of a target:
 * - `turno.json`: public key of its backups.
 * - `files/`: each uploaded file once, because the bytes of a key never change.
 * - `copies/NAME/`: rows in pieces, and the manifest, written last. A copy without a manifest is incomplete.
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
  /** Files by key, with size and hash of the unencrypted bytes. */
  files: z.array(piece),
  missing: z.array(z.string()),
  secret: z.object({
    /** Content of secret.key, which decrypts columns; null with SECRET_KEY. */
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

/** @throws Error when the manifest is missing, cannot be decrypted or has another format */
export async function readManifest(store: BackupStore, opener: Opener, copy: string): Promise<Manifest> {
  const sealed = await store.get(placeOf(copy))
  if (sealed === null) throw new Error(`${placeOf(copy)} is not there`)
  const text = Buffer.from(await opener.open(sealed)).toString('utf8')
  return manifest.parse(JSON.parse(text))
}

export async function listCopies(store: BackupStore): Promise<{ whole: string[]; cut: string[] }> {
  const names = [...(await store.list(COPIES)).keys()]
  const all = [...new Set(names.map((name) => name.split('/')[1] ?? ''))].sort()
  const isWhole = (copy: string) => names.includes(placeOf(copy))
  return { whole: all.filter(isWhole), cut: all.filter((copy) => !isWhole(copy)) }
}

/** Returns a name that sorts by time. `random` distinguishes copies of the same second. */
export function copyName(at: Date, random: string): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${random}`
}

export function timeOf(copy: string): number {
  return Date.parse(copy.replace(/T(\d\d)-(\d\d)-(\d\d)Z-.*$/, 'T$1:$2:$3Z'))
}

const MAX_CLOCK_SKEW_MS = 60 * 60_000

/**
 * Returns whether a time is over an hour in the future. The clock that made the copy then ran ahead, so the
 * copy's age is unknown.
 */
export function isAhead(ms: number, now: number): boolean {
  return ms - now > MAX_CLOCK_SKEW_MS
}

/**
 * Returns the newest copy, except copies with a time in the future.
 * @param whole complete copies, oldest first
 */
export function newestOf(whole: readonly string[], now: number): string | undefined {
  return whole.filter((copy) => !isAhead(timeOf(copy), now)).at(-1)
}

const target = z.object({ turno: z.literal('backup'), recipient: z.string() })

/** Returns the public key of a target's backups; null before the first backup. */
export async function readRecipient(store: BackupStore): Promise<string | null> {
  const bytes = await store.get('turno.json')
  return bytes === null ? null : target.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))).recipient
}

export async function writeRecipient(store: BackupStore, recipient: string): Promise<void> {
  await store.put('turno.json', Buffer.from(`${JSON.stringify({ turno: 'backup', recipient })}\n`, 'utf8'))
}
