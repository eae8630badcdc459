import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ListedDocument } from '#contract/documents/document-files.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { documentTypeName } from '#domain/documents/documents.ts'
import { fold } from '#domain/text/fold.ts'
import type { Tx } from '../../db/connection.ts'
import { documentComments, documentUploads, type UploadRow } from '../../db/schema/document-files.ts'
import type { FileRoom } from '../../files/file-room.ts'

const isCurrent = isNull(documentUploads.retiredAt)

export function currentUploads(tx: Tx, employeeId: number): Promise<UploadRow[]> {
  return tx
    .select()
    .from(documentUploads)
    .where(and(eq(documentUploads.employeeId, employeeId), isCurrent))
    .orderBy(asc(documentUploads.typeId))
}

/** Locks and returns the document. Returns null for a missing or former document. */
export async function currentUpload(tx: Tx, id: number): Promise<UploadRow | null> {
  const [row] = await tx
    .select()
    .from(documentUploads)
    .where(and(eq(documentUploads.id, id), isCurrent))
    .for('update')
  return row ?? null
}

export function toListed(row: UploadRow): ListedDocument {
  return {
    id: row.id,
    documento: documentTypeName(row.typeId),
    archivo: row.fileName,
    tipo_archivo: row.extension === 'pdf' ? 'otro' : 'image',
    extension: row.extension,
    tipoArchivo: row.typeId,
    fechaCarga: companyDateTime(row.uploadedAt.getTime()),
  }
}

/**
 * Returns a file name such as "100102_2_curp_9f2c41.pdf". The name changes with the content, so no cache
 * returns an old file. Knowing the name gives no access.
 */
export function fileNameOf(number: string, typeId: number, mark: string, extension: string): string {
  const type = fold(documentTypeName(typeId))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${number}_${typeId}_${type}_${mark.slice(0, 6)}.${extension}`
}

/**
 * Makes a row part of the history. Person, time and hash stay, but the file is deleted (data minimization).
 */
export async function retire(
  tx: Tx,
  files: FileRoom,
  row: Pick<UploadRow, 'id' | 'fileKey' | 'bytes' | 'uploadedBy'>,
  why: { retirement: 'replaced' | 'deleted'; by: number; now: Date },
): Promise<void> {
  await tx
    .update(documentUploads)
    .set({ fileKey: null, retiredAt: why.now, retiredBy: why.by, retirement: why.retirement })
    .where(eq(documentUploads.id, row.id))
  if (row.fileKey === null) return
  // The file still counts towards the sender's quota of unclaimed bytes. Otherwise a person could replace one
  // document any number of times.
  const share = row.uploadedBy === null ? undefined : { ownerId: row.uploadedBy, bytes: row.bytes ?? 0 }
  await files.release(tx, row.fileKey, why.now, share)
}

export async function attendComments(tx: Tx, employeeId: number, typeId: number, now: Date): Promise<void> {
  const place = and(
    eq(documentComments.employeeId, employeeId),
    eq(documentComments.typeId, typeId),
    isNull(documentComments.attendedAt),
  )
  await tx.update(documentComments).set({ attendedAt: now }).where(place)
}
