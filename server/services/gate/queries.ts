import { and, desc, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GateEntry } from '#contract/approvals/gate.ts'
import { type GateKind, gateKinds, isInside, type Way } from '#domain/approvals/gate.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import { gateTexts as texts } from './texts.es.ts'

const { approvalLinks, approvals, employees, gateMarks, users } = tables

const MAX_ENTRIES = 1000

const requester = alias(employees, 'requester')
const subject = alias(employees, 'subject')
const approver = alias(employees, 'approver')

const fullName = (person: typeof requester | typeof subject | typeof approver) =>
  sql<string>`trim(concat_ws(' ', ${person.firstName}, ${person.paternalName}, ${person.maternalName}))`
const callName = (person: typeof requester | typeof approver) =>
  sql<string>`trim(concat_ws(' ', ${person.firstName}, ${person.paternalName}))`

export async function listEntries(tx: Tx, today: string, now: Date): Promise<GateEntry[]> {
  const last = tx
    .selectDistinctOn([gateMarks.approvalId], {
      approvalId: gateMarks.approvalId,
      way: gateMarks.way,
      at: gateMarks.markedAt,
    })
    .from(gateMarks)
    .orderBy(gateMarks.approvalId, desc(gateMarks.markedAt), desc(gateMarks.id))
    .as('last_mark')
  const rows = await tx
    .select({
      approval: approvals,
      asker: callName(requester),
      approver: callName(approver),
      decider: users.name,
      subject: fullName(subject),
      number: subject.number,
      way: last.way,
      at: last.at,
    })
    .from(approvals)
    .innerJoin(requester, eq(requester.id, approvals.requesterId))
    .innerJoin(approver, eq(approver.id, approvals.approverId))
    .leftJoin(subject, eq(subject.id, approvals.subjectId))
    .leftJoin(users, eq(users.id, approvals.decidedBy))
    .leftJoin(last, eq(last.approvalId, approvals.id))
    .where(
      and(
        eq(approvals.state, 'authorized'),
        inArray(approvals.kind, [...gateKinds]),
        or(
          and(lte(approvals.fromDay, today), gte(approvals.toDay, today)),
          // Omits exit passes. An exit pass has its entry mark after the person came back, so exit passes
          // would accumulate forever.
          and(eq(last.way, 'entra'), ne(approvals.kind, 'pase_salida')),
        ),
      ),
    )
    // Latest days first: the limit must not drop entries of today, even after months of unmarked exits.
    .orderBy(desc(approvals.fromDay), desc(approvals.id))
    .limit(MAX_ENTRIES)
  const seen = rows.filter(({ approval, way }) => isOfDay(approval, today) || isInside(kindOf(approval), way))
  const keys = await listKeys(
    tx,
    seen.map(({ approval }) => approval.id),
    now,
  )
  return seen
    .map(({ approval, asker, approver: decides, decider, subject: person, number, way, at }) => ({
      ...toEntry(approval, { name: person, number }),
      recibe: properName(asker),
      autorizo: properName(decider ?? decides),
      marca: way === null || at === null ? null : { via: way, hora: at.toISOString() },
      claves: keys.get(approval.id) ?? [],
    }))
    .sort((a, b) => a.llega.localeCompare(b.llega) || a.id - b.id)
}

export function isOfDay({ fromDay, toDay }: Approval, day: string): boolean {
  return fromDay !== null && fromDay <= day && (toDay ?? fromDay) >= day
}

export function kindOf({ kind }: Approval): GateKind {
  return kind as GateKind
}

async function listKeys(tx: Tx, ids: readonly number[], now: Date): Promise<Map<number, string[]>> {
  const keys = new Map<number, string[]>()
  if (ids.length === 0) return keys
  const rows = await tx
    .select({ approvalId: approvalLinks.approvalId, hash: approvalLinks.keyHash })
    .from(approvalLinks)
    .where(
      and(
        inArray(approvalLinks.approvalId, [...ids]),
        eq(approvalLinks.action, 'consultar'),
        isNull(approvalLinks.addresseeId),
        isNull(approvalLinks.usedAt),
        gt(approvalLinks.endsAt, now),
      ),
    )
  for (const { approvalId, hash } of rows) keys.set(approvalId, [...(keys.get(approvalId) ?? []), hash])
  return keys
}

function toEntry(approval: Approval, about: { name: string | null; number: string | null }) {
  const detail = (name: string) => detailText(approval, name)
  const days = { dia: approval.fromDay ?? '', diaFin: approval.toDay ?? approval.fromDay ?? '' }
  const common = { id: approval.id, numero: '', lugar: '', placas: '', seVa: '', ...days }
  const kind = kindOf(approval)
  switch (kind) {
    case 'visita':
      return {
        ...common,
        clase: kind,
        nombre: properName([detail('nombre'), detail('paterno'), detail('materno')].join(' ')),
        de: detail('compania'),
        lugar: detail('ubicacion'),
        llega: detail('entrada'),
        seVa: detail('salida'),
      }
    case 'pase_salida':
      return {
        ...common,
        clase: kind,
        nombre: about.number === null ? detail('descripcion') || texts.things : properName(about.name ?? ''),
        numero: about.number ?? '',
        de: about.number === null ? '' : detail('descripcion'),
        llega: detail('hora'),
        seVa: detail('regreso'),
      }
    case 'pase_ingreso':
      return {
        ...common,
        clase: kind,
        nombre: properName(detail('nombre')),
        de: detail('compania'),
        lugar: detail('descripcion'),
        llega: detail('hora'),
      }
    case 'ingreso_material':
      return {
        ...common,
        clase: kind,
        nombre: detail('proveedor'),
        de: [detail('cantidad'), detail('material')].join(' · '),
        placas: detail('placas'),
        llega: detail('hora'),
      }
  }
}

export async function listMarks(tx: Tx, approvalId: number): Promise<{ way: Way; at: number }[]> {
  const rows = await tx
    .select({ way: gateMarks.way, at: gateMarks.markedAt })
    .from(gateMarks)
    .where(eq(gateMarks.approvalId, approvalId))
  return rows.map(({ way, at }) => ({ way, at: at.getTime() }))
}
