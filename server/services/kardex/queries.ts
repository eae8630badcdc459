import { and, desc, eq, sql } from 'drizzle-orm'
import type { KardexRow, KardexSummary } from '#contract/time/kardex.ts'
import { type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { kardexFacts } = tables
type FactRow = typeof kardexFacts.$inferSelect

const cardNames: Record<KardexKind, keyof KardexSummary> = {
  permit: 'permisos',
  vacation: 'vacaciones',
  incapacity: 'incapacidades',
  unjustified: 'faltasInjust',
  administrative: 'faltasAdmin',
  card: 'tarjetas',
}

/** Counts facts by kind: all, in the year of `today`, and in the month of `today` (K-17). */
export async function countFacts(tx: Tx, employeeId: number, today: string): Promise<KardexSummary> {
  const within = (length: number) =>
    sql<number>`count(*) filter (where left(${kardexFacts.date}::text, ${length}) = ${today.slice(0, length)})::int`
  const rows = await tx
    .select({
      kind: kardexFacts.kind,
      all: sql<number>`count(*)::int`,
      year: within(4),
      month: within(7),
    })
    .from(kardexFacts)
    .where(eq(kardexFacts.employeeId, employeeId))
    .groupBy(kardexFacts.kind)
  const counted = new Map(rows.map((row) => [row.kind, row]))
  const entries = kardexKinds.map((kind, index) => {
    const row = counted.get(index + 1)
    return [
      cardNames[kind],
      { Totales: row?.all ?? 0, EsteAnio: row?.year ?? 0, EsteMes: row?.month ?? 0 },
    ] as const
  })
  return Object.fromEntries(entries) as KardexSummary
}

export async function listFacts(
  tx: Tx,
  employeeId: number,
  kind: KardexKind,
  limit: number,
): Promise<KardexRow[]> {
  const rows = await tx
    .select()
    .from(kardexFacts)
    .where(and(eq(kardexFacts.employeeId, employeeId), eq(kardexFacts.kind, kardexKinds.indexOf(kind) + 1)))
    .orderBy(desc(kardexFacts.date), desc(kardexFacts.id))
    .limit(limit)
  return rows.map(toWire[kind])
}

function toAbsence(row: FactRow): KardexRow {
  return { Fecha: row.date, comentario: row.comment ?? '', TipoIncidencia: row.incidentType ?? '' }
}

const toWire: Record<KardexKind, (row: FactRow) => KardexRow> = {
  permit: (row) => ({
    Fecha: row.date,
    TipoPermiso: row.permitType ?? '',
    Estatus: row.status ?? '',
    Comentarios: row.comment ?? '',
  }),
  vacation: (row) => ({ Fecha: row.date, Estatus: row.status ?? '', comentario: row.comment ?? '' }),
  incapacity: (row) => ({
    Fecha: row.date,
    incapacidad: row.incapacity ?? '',
    comentario: row.comment ?? '',
  }),
  unjustified: toAbsence,
  administrative: toAbsence,
  card: (row) => ({
    fechaInconformidad: row.date,
    maquina: row.machine ?? '',
    tipoTarjeta: row.cardType ?? '',
    ...(row.complaintStatus === null ? {} : { estatus: row.complaintStatus }),
    Comentarios: row.comment ?? '',
  }),
}
