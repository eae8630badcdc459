import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { EvidenceKind } from '#domain/requests/disputes.ts'
import type { Tx } from '../../db/connection.ts'
import { disputeEvidence } from '../../db/schema/clarifications.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { decodeFile, type Sender, takeFile } from '../../files/take-file.ts'
import type { Services } from '../../facilities/services.ts'
import { disputeTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

export interface StoredPicture {
  key: string
  extension: 'jpg' | 'png'
  bytes: number
  sha256: string
}

/**
 * Checks and stores all pictures or none. Handles one picture at a time, because decoded pictures need much
 * memory. Must be called outside any transaction.
 * @param dataUrls pictures; their declared types are ignored
 * @throws WireFault with a text for the person
 */
export async function storePictures(
  dataUrls: readonly string[],
  services: Pick<Services, 'files' | 'inspectFile' | 'uploads' | 'log'>,
  sender: Sender,
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  try {
    for (const [at, file] of dataUrls.entries()) {
      const refusal = (text: string) =>
        new WireFault('ERROR', dataUrls.length > 1 ? texts.picture(at + 1, text) : text)
      const received = decodeFile(file, refusal)
      const { bytes, extension, key } = await takeFile(received, 'picture', services, sender, refusal)
      if (extension === 'pdf') throw new Error('a picture that is a PDF')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      stored.push({ key, extension, bytes: bytes.length, sha256 })
    }
    return stored
  } catch (cause) {
    await dropPictures(stored, services.files)
    throw cause
  }
}

export async function dropPictures(pictures: readonly StoredPicture[], files: FileRoom): Promise<void> {
  for (const { key } of pictures) await files.drop(key)
}

export async function attachPictures(
  tx: Tx,
  files: FileRoom,
  { disputeId, kind, now }: { disputeId: number; kind: EvidenceKind; now: Date },
  pictures: readonly StoredPicture[],
): Promise<void> {
  for (const [at, { key, extension, bytes, sha256 }] of pictures.entries()) {
    await tx.insert(disputeEvidence).values({
      disputeId,
      kind,
      position: at + 1,
      fileName: `${randomBytes(16).toString('hex')}.${extension}`,
      fileKey: key,
      bytes,
      sha256,
      createdAt: now,
    })
    await files.claim(tx, key)
  }
}

export async function removePictures(
  tx: Tx,
  files: FileRoom,
  disputeId: number,
  kind: EvidenceKind,
  now: Date,
): Promise<void> {
  const rows = await tx
    .delete(disputeEvidence)
    .where(and(eq(disputeEvidence.disputeId, disputeId), eq(disputeEvidence.kind, kind)))
    .returning({ key: disputeEvidence.fileKey })
  for (const { key } of rows) if (key !== null) await files.release(tx, key, now)
}

export async function pictureNames(tx: Tx, disputeId: number, kind: EvidenceKind): Promise<string[]> {
  const rows = await tx
    .select({ name: disputeEvidence.fileName })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.disputeId, disputeId), eq(disputeEvidence.kind, kind)))
    .orderBy(asc(disputeEvidence.position))
  return rows.map(({ name }) => name)
}
