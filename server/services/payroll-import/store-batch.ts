import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import type { CancellationNotice } from '#domain/cfdi/cancellation.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { GENERIC_RFC } from '#domain/cfdi/sat-codes.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import {
  payrollCancellations,
  payrollImports,
  payrollReceipts,
} from '../../db/schema/imports/payroll-import.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Steps } from '../../queues/background.ts'
import { placeReceipts } from './place-receipts.ts'
import type { ReadDocument, ReceiptSeal } from './read-document.ts'
import { lockImports, retire } from './retire.ts'
import { linkWaitingPapers, type NewPaper, stemOf, storePapers } from './store-papers.ts'
import { READER_VERSION } from './write-payslips.ts'
import {
  faultsOf,
  type NewFault,
  changedContents,
  type PlacedDocument,
  type ReceiptDocument,
  storeFaults,
} from './notify-faults.ts'

const ROWS_AT_ONCE = 2000

export interface BatchPlace {
  importId: number
  done: number
}

export class ImportOvertaken extends Error {
  override readonly name = 'ImportOvertaken'
}

/**
 * Stores some documents and the progress in one transaction, so a retry continues after the last batch.
 * Writes the XML files before the transaction. The sweep deletes unclaimed files.
 */
export async function storeBatch(
  { db, files, clock }: { db: Database; files: FileRoom; clock: Clock },
  steps: Steps,
  place: BatchPlace,
  documents: readonly ReadDocument[],
): Promise<void> {
  const now = clock.now()
  const all = documents.map((each, index) => ({ ...each, position: place.done + index }))
  const receipts = firstOfEach(
    all.flatMap(({ name, content, position }) =>
      content.is === 'receipt' ? [{ ...content, name, position }] : [],
    ),
  )
  const before = await knownOf(db, receipts)
  const fresh = receipts.filter(({ receipt }) => !before.has(receipt.stamp.uuid))
  const keys = await files.keepAll(
    fresh.map(({ xml }) => xml),
    now,
  )
  const keyOf = new Map(fresh.map(({ receipt }, index) => [receipt.stamp.uuid, keys[index] ?? '']))
  const papers = await storeNewPapers(files, all, now).catch((cause: unknown) =>
    dropAndThrow(files, keys, cause),
  )
  const take = async (tx: Tx) => {
    await lockImports(tx)
    const fileName = await requirePlace(tx, place)
    const known = await knownOf(tx, receipts)
    const own = fresh.filter(({ receipt }) => !known.has(receipt.stamp.uuid))
    const notices = all.flatMap(({ content }) => (content.is === 'cancellation' ? [content.notice] : []))
    await storeCancellations(tx, place.importId, notices)
    await retireCancelled(tx, notices)
    const foreign = await retireReplaced(tx, own)
    const counts = await insertReceipts(tx, { importId: place.importId, fileName }, now, own, keyOf)
    await linkWaitingPapers(
      tx,
      place.importId,
      own.map(({ receipt, name }) => ({ uuid: receipt.stamp.uuid, stem: stemOf(name || fileName) })),
      now,
    )
    const stored = await storePapers(tx, place.importId, papers, now)
    const faults = [...faultsOf(all), ...foreign, ...changedContents(all, known, own), ...stored.faults]
    await storeFaults(tx, place.importId, faults)
    const refused = all.filter(isRefused).length
    const lonePapers = all.filter((each) => each.content.is === 'paper' && !isRefused(each)).length
    await advance(tx, place, all.length, {
      ...counts,
      refused,
      cancellations: notices.length,
      lonePapers,
      papers: stored.kept.length,
      known: all.length - refused - notices.length - own.length - lonePapers,
    })
    const used = [...own.map(({ receipt }) => keyOf.get(receipt.stamp.uuid) ?? ''), ...stored.kept]
    await files.claimAll(tx, used)
    const isUsed = new Set(used)
    return [...keyOf.values(), ...papers.map(({ fileKey }) => fileKey)].filter((key) => !isUsed.has(key))
  }
  const unused = await steps.take(() => db.transaction(take), all.length)
  for (const key of unused) await files.drop(key)
}

/** Drops unclaimed files, because each retry would store the same files again and fill the disk. */
async function dropAndThrow(files: FileRoom, keys: readonly string[], cause: unknown): Promise<never> {
  for (const key of keys) await files.drop(key)
  throw cause
}

/**
 * A rejected PDF without an XML counts as a rejected document. A rejected PDF with an XML only causes a
 * warning.
 */
function isRefused({ content, paper }: ReadDocument): boolean {
  return content.is === 'refused' || (content.is === 'paper' && paper !== null && 'problem' in paper)
}

async function storeNewPapers(
  files: FileRoom,
  all: readonly PlacedDocument[],
  now: Date,
): Promise<NewPaper[]> {
  const good = all.flatMap(({ content, paper, position, name }) => {
    if (paper === null || 'problem' in paper) return []
    const uuid = content.is === 'receipt' ? content.receipt.stamp.uuid : null
    return [{ position, name, paper, uuid }]
  })
  if (good.length === 0) return []
  const keys = await files.keepAll(
    good.map(({ paper }) => paper.pdf),
    now,
  )
  return good.map(({ position, name, paper, uuid }, index) => ({
    position,
    name,
    document: paper.name,
    uuid,
    sha256: paper.sha256,
    bytes: paper.pdf.length,
    fileKey: keys[index] ?? '',
  }))
}

/** Keeps the first copy of each receipt, because a ZIP may contain a receipt twice. */
function firstOfEach(receipts: readonly ReceiptDocument[]): ReceiptDocument[] {
  const byUuid = new Map<string, ReceiptDocument>()
  for (const each of receipts) {
    if (!byUuid.has(each.receipt.stamp.uuid)) byUuid.set(each.receipt.stamp.uuid, each)
  }
  return [...byUuid.values()]
}

async function knownOf(
  db: Database | Tx,
  receipts: readonly ReceiptDocument[],
): Promise<Map<string, string>> {
  const uuids = receipts.map(({ receipt }) => receipt.stamp.uuid)
  if (uuids.length === 0) return new Map()
  const rows = await db
    .select({ uuid: payrollReceipts.uuid, sha256: payrollReceipts.sha256 })
    .from(payrollReceipts)
    .where(inArray(payrollReceipts.uuid, uuids))
  return new Map(rows.map(({ uuid, sha256 }) => [uuid, sha256]))
}

async function requirePlace(tx: Tx, { importId, done }: BatchPlace): Promise<string> {
  const [row] = await tx
    .select({ done: payrollImports.done, fileName: payrollImports.fileName })
    .from(payrollImports)
    .where(eq(payrollImports.id, importId))
    .for('update')
  if (row?.done !== done)
    throw new ImportOvertaken('another process has imported further documents of this file')
  return row.fileName
}

async function storeCancellations(
  tx: Tx,
  importId: number,
  notices: readonly CancellationNotice[],
): Promise<void> {
  const rows = notices.flatMap(({ issuerRfc, uuids }) => uuids.map((uuid) => ({ uuid, issuerRfc, importId })))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = rows.slice(start, start + ROWS_AT_ONCE)
    await tx.insert(payrollCancellations).values(batch).onConflictDoNothing()
  }
}

async function retireCancelled(tx: Tx, notices: readonly CancellationNotice[]): Promise<void> {
  for (const { issuerRfc, uuids } of notices) {
    if (uuids.length === 0) continue
    const isNamed = and(inArray(payrollReceipts.uuid, uuids), eq(payrollReceipts.issuerRfc, issuerRfc))
    await retire(tx, isNamed, 'cancelled')
  }
}

const pairColumns = {
  issuerRfc: payrollReceipts.issuerRfc,
  receiverRfc: payrollReceipts.receiverRfc,
  curp: payrollReceipts.curp,
  employeeNumber: payrollReceipts.employeeNumber,
}
type Pair = Record<keyof typeof pairColumns, string>

function pairOf({ issuer, worker }: PayrollReceipt): Pair {
  return {
    issuerRfc: issuer.rfc,
    receiverRfc: worker.rfc,
    curp: worker.curp,
    employeeNumber: worker.number,
  }
}

/**
 * A receipt can only replace a receipt of the same person and the same employer. The generic RFC belongs to
 * several people, so CURP and number must then match, too.
 */
function isSamePair(one: Pair, other: Pair): boolean {
  if (one.issuerRfc !== other.issuerRfc || one.receiverRfc !== other.receiverRfc) return false
  if (one.receiverRfc !== GENERIC_RFC) return true
  return one.curp === other.curp && one.employeeNumber === other.employeeNumber
}

/**
 * Retires replaced receipts.
 * @returns warnings about receipts that name a receipt of another person or employer as replaced
 */
async function retireReplaced(tx: Tx, own: readonly ReceiptDocument[]): Promise<NewFault[]> {
  const named = own.flatMap((by) => by.receipt.replaces.map((uuid) => ({ uuid, by })))
  if (named.length === 0) return []
  const rows = await tx
    .select({ uuid: payrollReceipts.uuid, ...pairColumns })
    .from(payrollReceipts)
    .where(inArray(payrollReceipts.uuid, [...new Set(named.map(({ uuid }) => uuid))]))
  const found = new Map(rows.map((row) => [row.uuid, row]))
  // Several receipts may name the same receipt as replaced. One valid claim is enough, even beside invalid
  // claims.
  const judged = named.flatMap((each) => {
    const row = found.get(each.uuid)
    return row ? [{ ...each, isRight: isSamePair(pairOf(each.by.receipt), row) }] : []
  })
  const right = judged.filter(({ isRight }) => isRight).map(({ uuid }) => uuid)
  if (right.length > 0) await retire(tx, inArray(payrollReceipts.uuid, right), 'replaced')
  const place = 'CfdiRelacionado@UUID'
  return judged
    .filter(({ isRight }) => !isRight)
    .map(({ uuid, by: { name, position } }) => {
      return { name, position, place, code: 'foreignReplaced', values: [uuid], isDoubt: true }
    })
}

export function sealColumns({ state, basis, certificates }: ReceiptSeal) {
  return { sealState: state, sealBasis: basis, sealCertificates: certificates }
}

type Counts = Record<'taken' | 'waiting' | 'superseded' | 'unprovenSeals', number>

async function insertReceipts(
  tx: Tx,
  { importId, fileName }: { importId: number; fileName: string },
  now: Date,
  own: readonly ReceiptDocument[],
  keyOf: ReadonlyMap<string, string>,
): Promise<Counts> {
  const unprovenSeals = own.filter(({ seal }) => seal.state === 'unproven').length
  const counts = { taken: 0, waiting: 0, superseded: 0, unprovenSeals }
  if (own.length === 0) return counts
  const ended = await invalidReceipts(tx, own)
  const placed = await placeReceipts(
    tx,
    own.map(({ receipt }) => receipt).filter(({ stamp }) => !ended.has(stamp.uuid)),
  )
  const rows = own.map(({ receipt, seal, xml, sha256, name }): typeof payrollReceipts.$inferInsert => {
    const { uuid } = receipt.stamp
    const common = {
      uuid,
      importId,
      issuerRfc: receipt.issuer.rfc,
      receiverRfc: receipt.worker.rfc,
      curp: receipt.worker.curp,
      employeeNumber: receipt.worker.number,
      endDate: receipt.endDate,
      total: receipt.totals.total,
      ...sealColumns(seal),
      replaces: receipt.replaces,
      fileKey: keyOf.get(uuid) ?? '',
      bytes: xml.length,
      sha256,
      stem: stemOf(name || fileName),
      receivedAt: now,
      readerVersion: READER_VERSION,
    }
    const state = ended.get(uuid)
    if (state) {
      counts.superseded++
      return { ...common, state }
    }
    const verdict = placed.get(uuid)
    if (!verdict) throw new Error('a receipt was neither placed nor left waiting')
    if ('waitsFor' in verdict) {
      counts.waiting++
      return { ...common, state: 'waiting', ...verdict, content: receipt }
    }
    counts.taken++
    return { ...common, state: 'taken', ...verdict }
  })
  await tx.insert(payrollReceipts).values(rows)
  return counts
}

async function invalidReceipts(
  tx: Tx,
  own: readonly ReceiptDocument[],
): Promise<Map<string, 'cancelled' | 'replaced'>> {
  const uuids = own.map(({ receipt }) => receipt.stamp.uuid)
  const cancelled = await tx
    .select()
    .from(payrollCancellations)
    .where(inArray(payrollCancellations.uuid, uuids))
  // A cancellation counts only for the employer that it names.
  const cancelledKeys = new Set(cancelled.map(({ uuid, issuerRfc }) => `${uuid} ${issuerRfc}`))
  const earlier = await tx
    .select({ replaces: payrollReceipts.replaces, ...pairColumns })
    .from(payrollReceipts)
    .where(arrayOverlaps(payrollReceipts.replaces, uuids))
  const together = own.map(({ receipt }) => ({ replaces: receipt.replaces, ...pairOf(receipt) }))
  const ended = new Map<string, 'cancelled' | 'replaced'>()
  const byUuid = new Map(own.map(({ receipt }) => [receipt.stamp.uuid, receipt]))
  for (const by of [...earlier, ...together]) {
    for (const uuid of by.replaces) {
      const receipt = byUuid.get(uuid)
      if (receipt && isSamePair(pairOf(receipt), by)) ended.set(uuid, 'replaced')
    }
  }
  for (const [uuid, receipt] of byUuid) {
    if (cancelledKeys.has(`${uuid} ${receipt.issuer.rfc}`)) ended.set(uuid, 'cancelled')
  }
  return ended
}

async function advance(
  tx: Tx,
  { importId }: BatchPlace,
  done: number,
  counts: Counts & Record<'known' | 'refused' | 'cancellations' | 'lonePapers' | 'papers', number>,
): Promise<void> {
  const add = (name: keyof typeof counts) => sql`${payrollImports[name]} + ${counts[name]}`
  await tx
    .update(payrollImports)
    .set({
      done: sql`${payrollImports.done} + ${done}`,
      taken: add('taken'),
      waiting: add('waiting'),
      known: add('known'),
      superseded: add('superseded'),
      refused: add('refused'),
      cancellations: add('cancellations'),
      lonePapers: add('lonePapers'),
      papers: add('papers'),
      unprovenSeals: add('unprovenSeals'),
    })
    .where(eq(payrollImports.id, importId))
}
