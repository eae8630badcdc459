import { and, eq, inArray } from 'drizzle-orm'
import * as operations from '#contract/law/law-rows.ts'
import { readLawFile } from '#domain/law/law-file.ts'
import { LAW_FILE, lawRowProblems, type WrittenLawRow } from '#domain/law/law-row.ts'
import { companyDate } from '#domain/time/dates.ts'
import { lawAuditRules } from '../../audit/law-rules.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { areControlledByOnePerson } from '../../identity/account-control.ts'
import { administratorIds } from '../../identity/roles.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { fail } from '../../wire/wire-fault.ts'
import { countWaiting, listForDevices, listRows, lockRows, MOST_WAITING, type StoredRow } from './queries.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { lawTexts: texts } = words
const { lawRows } = tables

interface Deciding {
  tx: Tx
  user: User
  clock: Clock
}

/** The 'administrator' role is checked before each handler except readLaw. */
const service = defineService(
  operations,
  {
    async readLaw(_input, { tx }) {
      return { status: 'OK', reglas: await listForDevices(tx) }
    },

    async listLawRows(_input, { tx, user, clock }) {
      return {
        status: 'OK',
        hoy: companyDate(clock.now().getTime()),
        filas: await listRows(tx, user.id),
      }
    },

    async proposeLawRow(input, context) {
      const row = {
        rule: input.regla.trim(),
        value: input.valor.trim(),
        from: input.desde,
        until: input.hasta ?? null,
        article: input.articulo.trim(),
        source: input.fuente.trim(),
        isConfirmed: input.confirmada,
      }
      const [problem] = lawRowProblems(row)
      if (problem !== undefined) fail(texts.fields[problem])
      const [id] = await addProposals(context, [row], null)
      if (id === undefined) throw new Error('a proposed row has no id')
      return { status: 'OK', id }
    },

    async importLawRows({ archivo, contenido }, context) {
      const { rows, problems } = readLawFile(contenido)
      const [problem] = problems
      if (problem !== undefined) fail(texts.line(problem.line, texts.fields[problem.field]))
      if (rows.length === 0) fail(texts.empty)
      if (rows.length > LAW_FILE.rows) fail(texts.tooMany(LAW_FILE.rows))
      if (new Set(rows.map(({ rule, from }) => `${rule} ${from}`)).size < rows.length) fail(texts.repeated)
      await addProposals(context, rows, archivo.trim())
      return { status: 'OK', filas: rows.length }
    },

    async decideLawRows({ ids, decision, motivo }, context) {
      const rows = await lockRows(context.tx, ids)
      if (rows.length < new Set(ids).size) fail(texts.unknown)
      if (rows.some(({ status }) => status !== 'pending')) fail(texts.decided)
      for (const { proposedBy } of rows) {
        const isOwn = proposedBy === context.user.id
        if (isOwn !== (decision === 'retirar')) fail(isOwn ? texts.own : texts.notOwn)
      }
      if (decision === 'confirmar') {
        await requireTwoHands(context, rows)
        await approve(context, rows)
      } else await refuse(context, rows, decision === 'retirar' ? null : (motivo ?? fail(texts.needsReason)))
      return { status: 'OK' }
    },
  },
  { records: lawAuditRules, words: [[words, wordsEn]] },
)

/** @param fileName null for a typed row */
async function addProposals(
  { tx, user, clock }: Deciding,
  rows: readonly WrittenLawRow[],
  fileName: string | null,
): Promise<number[]> {
  if ((await countWaiting(tx)) + rows.length > MOST_WAITING) fail(texts.full)
  const made = await tx
    .insert(lawRows)
    .values(
      rows.map(({ rule, value, from, until, article, source, isConfirmed }) => ({
        rule,
        value,
        validFrom: from,
        validTo: until,
        article,
        source,
        isConfirmed,
        fileName,
        status: 'pending' as const,
        proposedBy: user.id,
        proposedAt: clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: lawRows.id })
  // The transaction ends without any row, so a file is proposed as a whole or not at all.
  if (made.length < rows.length) fail(texts.taken)
  return made.map(({ id }) => id)
}

async function requireTwoHands({ tx, user, clock }: Deciding, rows: readonly StoredRow[]): Promise<void> {
  const others = await administratorIds(tx)
  const proposers = new Set(rows.flatMap(({ proposedBy }) => proposedBy ?? []))
  for (const proposer of proposers) {
    const parties = [proposer, user.id] as const
    if (await areControlledByOnePerson(tx, parties, { others, now: clock.now() })) fail(texts.oneHand)
  }
}

async function approve({ tx, user, clock }: Deciding, rows: readonly StoredRow[]): Promise<void> {
  for (const { id, rule, validFrom } of rows) {
    await tx
      .update(lawRows)
      .set({ status: 'replaced' })
      .where(and(eq(lawRows.rule, rule), eq(lawRows.validFrom, validFrom), eq(lawRows.status, 'approved')))
    await tx
      .update(lawRows)
      .set({ status: 'approved', decidedBy: user.id, decidedAt: clock.now() })
      .where(eq(lawRows.id, id))
  }
}

/** @param reason null when withdrawn, because nobody has decided */
async function refuse(
  { tx, user, clock }: Deciding,
  rows: readonly StoredRow[],
  reason: string | null,
): Promise<void> {
  const decidedBy = reason === null ? null : user.id
  const ids = rows.map(({ id }) => id)
  await tx
    .update(lawRows)
    .set({ status: 'refused', decidedBy, decidedAt: clock.now(), reason })
    .where(inArray(lawRows.id, ids))
}

export { service as law }
