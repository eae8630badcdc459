import { eq } from 'drizzle-orm'
import type * as contract from '#contract/privacy/privacy-desk.ts'
import {
  isAllowedTerm,
  type RetentionKind,
  retentionKinds,
  retentionRulesOf,
} from '#domain/privacy/retention.ts'
import { kindNames } from '#domain/privacy/kind-names.es.ts'
import { retentionRules as rules } from '../../db/schema/privacy.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { privacyTexts as texts } from './texts.es.ts'
import { renewNotice } from './notice.ts'
import { countBlocked, countDue } from './retention.ts'

const nothing = { personas: 0, datos: 0, archivos: 0, retenidos: [] }

export const readRetention: Handler<typeof contract.readRetention> = async (_input, { tx, clock }) => {
  const now = clock.now()
  const set = new Map((await tx.select().from(rules)).map((rule) => [rule.kind, rule]))
  const data = []
  for (const clase of retentionKinds) {
    const { months: meses = null, ofEmployed: activos = false } = set.get(clase) ?? {}
    const porBloquear =
      meses === null ? nothing : await countDue(tx, clase, { months: meses, ofEmployed: activos }, now)
    const { bloqueados, porBorrar } = await countBlocked(tx, clase, now)
    // Without a term, nothing is erased, not even blocked data.
    data.push({
      clase,
      meses,
      activos,
      porBloquear,
      bloqueados,
      porBorrar: meses === null ? 0 : porBorrar,
    })
  }
  return { status: 'OK', data }
}

const mayBeAsked = (kind: RetentionKind, ofEmployed: boolean) =>
  !ofEmployed || retentionRulesOf[kind].asksForEmployed === true

export const previewRetention: Handler<typeof contract.previewRetention> = async (
  { clase, meses, activos = false },
  { tx, clock },
) => {
  if (!isAllowedTerm(clase, meses) || !mayBeAsked(clase, activos))
    throw new WireFault('ERROR', texts.notAllowed)
  const set = { months: meses, ofEmployed: activos }
  return { status: 'OK', data: await countDue(tx, clase, set, clock.now()) }
}

export const setRetention: Handler<typeof contract.setRetention> = async (
  { clase, meses, antes, activos = false, activosAntes },
  { tx, user, clock, address },
) => {
  if ((meses !== null && !isAllowedTerm(clase, meses)) || !mayBeAsked(clase, activos))
    throw new WireFault('ERROR', texts.notAllowed)
  const values = { months: meses, ofEmployed: activos && meses !== null, setAt: clock.now(), setBy: user.id }
  const added = await tx
    .insert(rules)
    .values({ kind: clase, months: null, setAt: clock.now() })
    .onConflictDoNothing()
    .returning({ kind: rules.kind })
  const [row] = await tx.select().from(rules).where(eq(rules.kind, clase)).for('update')
  const before = added.length > 0 ? null : (row?.months ?? null)
  const isOther = activosAntes !== undefined && activosAntes !== (row?.ofEmployed ?? false)
  if (before !== antes || isOther) throw new WireFault('ERROR', texts.changedMeanwhile)
  await tx.update(rules).set(values).where(eq(rules.kind, clase))
  const changes = texts.changedTerm(kindNames[clase])
  const version = await renewNotice(tx, { changes, userId: user.id, address, at: values.setAt })
  return { status: 'OK', ...(version !== null && { version }) }
}
