import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { dataKinds } from '#domain/privacy/data-kinds.ts'
import { EXPORT_KEY_MS, EXPORTS_A_DAY } from '#domain/privacy/exports.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { users } from '../../db/schema/people.ts'
import { personalExportPieces as pieces, personalExports as exports } from '../../db/schema/privacy.ts'
import { isStillPassword } from '../../identity/account.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { type DirectHandler, type Handler, type StageContext, staged } from '../../operations/service.ts'
import { loginTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { provePassword } from '../second-step/prove.ts'
import { privacyTexts as texts } from './texts.es.ts'
import { endExport } from './make-export.ts'
import type { Who } from './section.ts'
import { sections } from './sections.ts'

const DAY_MS = 24 * 60 * 60_000

export const readOwnData: Handler<typeof contract.readOwnData> = async (_input, { tx, user, clock }) => {
  const counts = await countKinds(tx, { userId: user.id, employeeId: user.employeeId })
  const [latest] = await tx
    .select({ row: exports, parts: sql<number>`${tx.$count(pieces, eq(pieces.exportId, exports.id))}::int` })
    .from(exports)
    .where(eq(exports.userId, user.id))
    .orderBy(desc(exports.id))
    .limit(1)
  const now = clock.now()
  return {
    status: 'OK',
    clases: dataKinds.map((clase) => ({ clase, ...(counts.get(clase) ?? { datos: 0, archivos: 0 }) })),
    descarga: latest ? toWire(latest.row, latest.parts, now) : null,
    quedan: Math.max(0, EXPORTS_A_DAY - (await countAsked(tx, user.id, now))),
  }
}

function toWire(row: typeof exports.$inferSelect, parts: number, now: Date): contract.PersonalExport {
  // Shows an export as expired from its last moment on. The job releases its files later.
  const isOver = row.state === 'ready' && (row.endsAt === null || row.endsAt <= now)
  return {
    id: row.id,
    estado: isOver ? 'over' : row.state,
    pedido: companyDateTime(row.askedAt.getTime()),
    hasta: row.endsAt === null ? '' : companyDateTime(row.endsAt.getTime()),
    bytes: row.state === 'ready' ? row.bytes : 0,
    partes: row.state === 'ready' ? parts : 0,
    ...(row.state === 'ready' && row.missing > 0 && { faltan: row.missing }),
  }
}

/**
 * Counts only the rows of parent tables: a payslip counts once, whatever the number of its lines. Counts the
 * files of all tables.
 */
async function countKinds(tx: Tx, person: Who): Promise<Map<string, { datos: number; archivos: number }>> {
  const parts = sections.map(({ kind, table, keys, file, where }) => {
    const rows = keys.length > 0 ? sql`count(*)::int` : sql`0`
    const files = file ? sql`count(${file.key})::int` : sql`0`
    return sql`select ${kind}::text as kind, ${rows} as datos, ${files} as archivos from ${table} where ${where(person)}`
  })
  const rows = await readRows<{ kind: string; datos: number; archivos: number }>(
    tx,
    sql`select kind, sum(datos)::int as datos, sum(archivos)::int as archivos
      from (${sql.join(parts, sql` union all `)}) found group by kind`,
  )
  return new Map(rows.map(({ kind, datos, archivos }) => [kind, { datos, archivos }]))
}

async function countAsked(tx: Tx, userId: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ asked: count() })
    .from(exports)
    .where(
      and(
        eq(exports.userId, userId),
        gt(exports.askedAt, new Date(now.getTime() - DAY_MS)),
        ne(exports.state, 'failed'),
      ),
    )
  return row?.asked ?? 0
}

/**
 * Rejects shared devices, because the data would stay in their download folder.
 * @throws WireFault for a shared device
 */
async function requireOwnDevice({
  db,
  services,
  token,
}: Pick<StageContext<unknown>, 'db' | 'services' | 'token'>) {
  const session = await services.sessions.find(db, token)
  if (session?.device !== 'personal') throw new WireFault('ERROR', texts.kiosk)
}

function newKey(now: Date) {
  const key = newToken()
  return { key, keyHash: hashToken(key), keyUntil: new Date(now.getTime() + EXPORT_KEY_MS) }
}

export const askForOwnData = staged<typeof contract.askForOwnData>()({
  async prepare({ password }, context) {
    await requireOwnDevice(context)
    return provePassword(password, context)
  },
  async run(_input, { tx, user, clock, services }, account) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', loginTexts.wrongCurrent)
    const now = clock.now()
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
    const ofCaller = eq(exports.userId, user.id)
    const [waiting] = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(ofCaller, eq(exports.state, 'waiting')))
    if (waiting) throw new WireFault('ERROR', texts.oneAtATime)
    if ((await countAsked(tx, user.id, now)) >= EXPORTS_A_DAY) throw new WireFault('ERROR', texts.tooMany)
    const former = await tx
      .select({ id: exports.id })
      .from(exports)
      .where(and(ofCaller, eq(exports.state, 'ready')))
    for (const { id } of former) await endExport(tx, services.files, id, now)
    const { key, keyHash, keyUntil } = newKey(now)
    const [made] = await tx
      .insert(exports)
      .values({ userId: user.id, askedAt: now, keyHash, keyUntil })
      .returning({ id: exports.id })
    if (!made) throw new Error('the requested export was not stored')
    await services.jobs.add(tx, 'exports', now)
    return { id: made.id, key }
  },
  finish: async ({ id, key }) => ({ status: 'OK', id, llave: key }),
})

/** Unknown exports and other people's exports get the same error (P-217). */
export const openOwnData = staged<typeof contract.openOwnData>()({
  async prepare({ password }, context) {
    await requireOwnDevice(context)
    return provePassword(password, context)
  },
  async run({ id }, { tx, user, clock }, account) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', loginTexts.wrongCurrent)
    const now = clock.now()
    const { key, keyHash, keyUntil } = newKey(now)
    const opened = await tx
      .update(exports)
      .set({ keyHash, keyUntil })
      .where(
        and(
          eq(exports.id, id),
          eq(exports.userId, user.id),
          eq(exports.state, 'ready'),
          gt(exports.endsAt, now),
        ),
      )
      .returning({ id: exports.id })
    if (opened.length === 0) throw new WireFault('ERROR', texts.unknown)
    return key
  },
  finish: async (key) => ({ status: 'OK', llave: key }),
})

export const readOwnDataPiece: DirectHandler<typeof contract.readOwnDataPiece> = {
  async direct({ id, llave, parte }, context) {
    const { db, user, clock, services } = context
    await requireOwnDevice(context)
    const [row] = await db
      .select({ keyHash: exports.keyHash, keyUntil: exports.keyUntil, fileKey: pieces.fileKey })
      .from(exports)
      .innerJoin(pieces, and(eq(pieces.exportId, exports.id), eq(pieces.number, parte)))
      .where(
        and(
          eq(exports.id, id),
          eq(exports.userId, user.id),
          eq(exports.state, 'ready'),
          gt(exports.endsAt, clock.now()),
        ),
      )
    if (!row) throw new WireFault('ERROR', texts.unknown)
    if (row.keyHash !== hashToken(llave) || row.keyUntil <= clock.now()) {
      throw new WireFault('ERROR', texts.keyOver)
    }
    const bytes = await services.files.read(row.fileKey)
    if (bytes === null) throw new WireFault('ERROR', texts.unknown)
    return { status: 'OK', datos: Buffer.from(bytes).toString('base64') }
  },
}
