import { eq } from 'drizzle-orm'
import { doubledFields } from '#domain/import-file/columns.ts'
import { columnsByHeading } from '#domain/import-file/headings.ts'
import { cutText } from '#domain/text/text-length.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { sourceOf } from './arrivals.ts'
import type { Family } from './family.ts'
import { lockImport } from './find-import.ts'
import { type Assigned, type Key, rememberForKey } from './key-columns.ts'
import { type ImportRow, kindOf, ofKind, type Tables } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

interface Mapping {
  id: number
  origen: string
  /** Field of each column, in the file's order; '' for an ignored column. */
  columnas: readonly string[]
  mesPrimero?: boolean | undefined
  completa?: boolean
}

export async function mapColumns(
  family: Family,
  { id, origen, columnas, mesPrimero, completa }: Mapping,
  context: HandlerContext<unknown>,
): Promise<{ status: 'OK' }> {
  const { tx, user, clock, services, address } = context
  const { imports, arrivals, sources } = family.tables
  const run = await lockImport(family, context, id)
  const kind = kindOf(run)
  if (run.state !== 'checking' && run.state !== 'ready') throw new WireFault('ERROR', texts.running)
  if (columnas.length !== run.columns.length) throw new WireFault('ERROR', texts.columnCount)
  family.requireColumns(kind, columnas)
  if (doubledFields(columnas).length > 0) throw new WireFault('ERROR', texts.doubledColumn)
  const headings = run.columns.map(({ heading }) => heading)
  const key = await keyOfImport(tx, arrivals, id)
  const source = key ? sourceOf(key.name) : origen
  const days = answersOf(run, mesPrimero)
  const assigned: Assigned = {
    kind,
    columns: columnsByHeading(headings, columnas),
    ...(completa !== undefined && { isComplete: completa }),
    isMonthFirst: days.remembered,
    by: user.id,
    at: clock.now(),
  }
  if (key) await rememberForKey(tx, { keyId: key.id, ...assigned })
  else await rememberForSource(sources, tx, source, assigned)
  await recordColumns(tx, { ...assigned, source, keyId: key?.id ?? null, folio: id, address })
  await tx
    .update(imports)
    // A person handles the import from now on, so only a person can start it.
    .set({
      ...family.columnsForRecheck(user, completa === true),
      columns: run.columns.map((column, at) => ({ ...column, field: columnas[at] ?? '', isSure: true })),
      source,
      isMonthFirst: days.isMonthFirst,
      state: 'checking',
      isByItself: false,
    })
    .where(eq(imports.id, id))
  await services.jobs.add(tx, family.job, clock.now())
  return { status: 'OK' }
}

/**
 * Returns whether dates such as 03/04 are month first, for this import and for later files of its source
 * (`remembered`). Null stores nothing: the portal itself wrote a file of errors.
 * @param answer the person's answer in this request, if any
 */
function answersOf(
  { columns, isMonthFirst: before }: ImportRow,
  answer: boolean | undefined,
): { isMonthFirst: boolean | null; remembered: boolean | null } {
  const isMonthFirst = answer ?? before
  const isOfErrors = columns.some(({ heading }) => heading === texts.errorHeading)
  return { isMonthFirst, remembered: isOfErrors ? null : isMonthFirst }
}

async function rememberForSource(
  sources: Tables['sources'],
  tx: Tx,
  name: string,
  { kind, columns, isComplete, isMonthFirst }: Assigned,
): Promise<void> {
  const values = {
    columns,
    ...(isComplete !== undefined && { isComplete }),
    ...(isMonthFirst !== null && { isMonthFirst }),
  }
  await tx
    .insert(sources)
    .values({ ...ofKind(kind), name, ...values })
    .onConflictDoUpdate({
      target: 'kind' in sources ? [sources.kind, sources.name] : sources.name,
      set: values,
    })
}

async function keyOfImport(tx: Tx, arrivals: Tables['arrivals'], importId: number): Promise<Key | null> {
  const [key] = await tx
    .select({ id: importKeys.id, name: importKeys.name, createdBy: importKeys.createdBy })
    .from(arrivals)
    .innerJoin(importKeys, eq(importKeys.id, arrivals.keyId))
    .where(eq(arrivals.importId, importId))
  return key ?? null
}

const HEADING_LENGTH = 40

interface Recorded extends Assigned {
  source: string
  keyId: number | null
  folio: number
  address: string
}

/**
 * Records the columns assigned to a source, because later files are read with them. The record contains
 * headings but no rows.
 */
async function recordColumns(
  tx: Tx,
  { kind, source, keyId, folio, columns, isComplete, isMonthFirst, by, address, at }: Recorded,
): Promise<void> {
  const chosen = Object.entries(columns)
    .filter(([, field]) => field !== '')
    .map(([heading, field]) => `${cutText(heading, HEADING_LENGTH)}: ${field}`)
  await recordEvent(tx, {
    kind: 'import-columns-set',
    actorId: by,
    subjectId: null,
    address,
    details: {
      what: kind,
      source,
      ...(keyId !== null && { key: keyId }),
      folio,
      fields: chosen.join(', '),
      ...(isComplete === true && { complete: true }),
      ...(isMonthFirst !== null && { days: isMonthFirst ? 'month first' : 'day first' }),
    },
    at,
  })
}
