import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { FileFaultCode } from '#domain/cfdi/file-fault-words.es.ts'
import type { Tx } from '../../db/connection.ts'
import { payrollImports, payrollPapers, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import type { ImportParts } from './import-parts.ts'
import { lastOf, nameOfPaper, type NewFault } from './notify-faults.ts'

export interface NewPaper {
  position: number
  /** Name of the document that the PDF came with; '' outside a ZIP. */
  name: string
  /** The PDF's own name; '' outside a ZIP. */
  document: string
  uuid: string | null
  sha256: string
  bytes: number
  fileKey: string
}

/**
 * Maximum time in ms between a PDF and an XML of one source that are matched by name. The same names return
 * every week.
 */
const SAME_NAME_WINDOW_MS = 24 * 60 * 60 * 1000
const MAX_PER_STATEMENT = 200
const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi

/** Returns the folio in a file name, or null without exactly one folio. */
function folioIn(name: string): string | null {
  const found = new Set((name.match(UUID) ?? []).map((each) => each.toUpperCase()))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

export const stemOf = (name: string) =>
  lastOf(name)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()

export interface NewReceipt {
  uuid: string
  stem: string
}

/** Must run before the PDFs of the same documents are stored. */
export async function linkWaitingPapers(
  tx: Tx,
  importId: number,
  receipts: readonly NewReceipt[],
  now: Date,
): Promise<void> {
  if (receipts.length === 0) return
  const byUuid = inArray(
    payrollPapers.uuid,
    receipts.map(({ uuid }) => uuid),
  )
  const named = await tx
    .select({ id: payrollPapers.id, uuid: payrollPapers.uuid })
    .from(payrollPapers)
    .where(and(isNull(payrollPapers.receiptId), byUuid))
  for (const { id, uuid } of named) {
    const receiptId = await receiptByFolio(tx, uuid ?? '')
    await tx.update(payrollPapers).set({ receiptId }).where(eq(payrollPapers.id, id))
  }
  const run = await sourceOf(tx, importId)
  const byStem = inArray(
    payrollPapers.stem,
    receipts.map(({ stem }) => stem),
  )
  const namesakes = await tx
    .select({ id: payrollPapers.id, stem: payrollPapers.stem })
    .from(payrollPapers)
    .innerJoin(payrollImports, eq(payrollImports.id, payrollPapers.importId))
    .where(
      and(
        isNull(payrollPapers.receiptId),
        isNull(payrollPapers.uuid),
        byStem,
        gt(payrollPapers.receivedAt, new Date(now.getTime() - SAME_NAME_WINDOW_MS)),
        isSameSource(run),
      ),
    )
  for (const { id, stem } of namesakes) {
    const receiptId = await receiptByName(tx, run, stem, now)
    const isUnique = namesakes.filter((each) => each.stem === stem).length === 1
    if (receiptId === null || !isUnique || (await paperOf(tx, receiptId, null)) !== null) continue
    await tx.update(payrollPapers).set({ receiptId }).where(eq(payrollPapers.id, id))
  }
}

type Source = Pick<typeof payrollImports.$inferSelect, 'fileName' | 'origin' | 'keyId' | 'senderId'>

async function sourceOf(tx: Tx, id: number): Promise<Source> {
  const [run] = await tx.select().from(payrollImports).where(eq(payrollImports.id, id))
  if (!run) throw new Error('the import was deleted')
  return run
}

function isSameSource({ origin, keyId, senderId }: Source) {
  return and(
    eq(payrollImports.origin, origin),
    sql`${payrollImports.keyId} is not distinct from ${keyId}`,
    sql`${payrollImports.senderId} is not distinct from ${senderId}`,
  )
}

/**
 * Links each PDF to its receipt, or stores the PDF as waiting. A receipt keeps its first PDF.
 * @returns keys of the stored files, and faults about PDFs that wait or differ from the stored PDF
 */
export async function storePapers(
  tx: Tx,
  importId: number,
  papers: readonly NewPaper[],
  now: Date,
): Promise<{ kept: string[]; faults: NewFault[] }> {
  const kept: string[] = []
  const faults: NewFault[] = []
  if (papers.length === 0) return { kept, faults }
  const run = await sourceOf(tx, importId)
  for (const paper of papers) {
    const fileName = paper.document || run.fileName
    const uuid = folioIn(lastOf(fileName)) ?? paper.uuid
    const receiptId =
      uuid === null ? await receiptByName(tx, run, stemOf(fileName), now) : await receiptByFolio(tx, uuid)
    const storedPaper = await paperOf(tx, receiptId, uuid)
    const addFault = (code: FileFaultCode) =>
      faults.push({
        position: paper.position,
        name: paper.name,
        place: nameOfPaper(paper.document, paper.name),
        code,
        values: [],
        isDoubt: true,
      })
    if (storedPaper !== null) {
      if (storedPaper.sha256 !== paper.sha256) addFault('otherPaper')
      continue
    }
    if (receiptId === null) addFault(uuid === null ? 'paperUnknown' : 'paperWaits')
    await tx.insert(payrollPapers).values({
      importId,
      receiptId,
      document: paper.document,
      stem: stemOf(fileName),
      uuid,
      fileKey: paper.fileKey,
      bytes: paper.bytes,
      sha256: paper.sha256,
      receivedAt: now,
    })
    kept.push(paper.fileKey)
  }
  return { kept, faults }
}

async function receiptByFolio(tx: Tx, uuid: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: payrollReceipts.id })
    .from(payrollReceipts)
    .where(eq(payrollReceipts.uuid, uuid))
  return row?.id ?? null
}

/** Finds a receipt by file name. Returns null without exactly one recent receipt of that name. */
async function receiptByName(tx: Tx, run: Source, stem: string, now: Date): Promise<number | null> {
  const rows = await tx
    .select({ id: payrollReceipts.id })
    .from(payrollReceipts)
    .innerJoin(payrollImports, eq(payrollImports.id, payrollReceipts.importId))
    .where(
      and(
        eq(payrollReceipts.stem, stem),
        gt(payrollReceipts.receivedAt, new Date(now.getTime() - SAME_NAME_WINDOW_MS)),
        isSameSource(run),
      ),
    )
    .limit(2)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

async function paperOf(
  tx: Tx,
  receiptId: number | null,
  uuid: string | null,
): Promise<{ sha256: string } | null> {
  if (receiptId === null && uuid === null) return null
  const [row] = await tx
    .select({ sha256: payrollPapers.sha256 })
    .from(payrollPapers)
    .where(
      receiptId === null
        ? and(isNull(payrollPapers.receiptId), eq(payrollPapers.uuid, uuid ?? ''))
        : eq(payrollPapers.receiptId, receiptId),
    )
  return row ?? null
}

export async function deleteOldPapers({ db, files, clock }: ImportParts, before: Date): Promise<void> {
  const old = and(isNull(payrollPapers.receiptId), lt(payrollPapers.receivedAt, before))
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: payrollPapers.id, fileKey: payrollPapers.fileKey })
      .from(payrollPapers)
      .where(old)
      .limit(MAX_PER_STATEMENT)
      .for('update', { skipLocked: true })
    for (const { id, fileKey } of rows) {
      await files.release(tx, fileKey, clock.now())
      await tx.delete(payrollPapers).where(eq(payrollPapers.id, id))
    }
  })
}
