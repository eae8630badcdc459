import { companyDate } from '#domain/time/dates.ts'
import { REQUIRED_TYPES } from '#domain/documents/documents.ts'
import { fileNameOf } from '../services/documents/upload-rows.ts'
import type { Tx } from '../db/connection.ts'
import { documentComments, documentUploads } from '../db/schema/document-files.ts'
import { demoExtension, demoKey } from './demo-files.ts'

const DAY_MS = 86_400_000

const WITHOUT: readonly string[] = ['100103', '900001']
const TO_REVIEW: Record<string, readonly number[]> = {
  '100101': [3, 8],
  '100104': [4],
  '100216': [1, 2, 3, 4, 6, 8],
  '100218': [6],
}
/** Comments of human resources about papers of 100102. @NOTE data of the demo, not texts of the app. */
const COMMENTS: Record<string, Record<number, string>> = {
  '100102': {
    3: 'El comprobante es del año pasado. Sube uno de los últimos 3 meses.',
    4: 'No se lee el reverso. Toma la foto con más luz.',
  },
}

export interface DemoOwner {
  employeeId: number
  number: string
  /** users.id of the owner; null for a person without an account. */
  userId: number | null
}

/** Inserts a person's papers. The proof of address of 100102 is from an earlier year. */
export async function insertDocumentFiles(
  tx: Tx,
  owner: DemoOwner,
  reviewerId: number,
  now: Date,
): Promise<void> {
  const { employeeId, number, userId } = owner
  if (WITHOUT.includes(number)) return
  for (const typeId of REQUIRED_TYPES) {
    const isWaiting = TO_REVIEW[number]?.includes(typeId) ?? false
    const comment = COMMENTS[number]?.[typeId]
    const uploadedAt = uploadDay(now, Number(number) + typeId, number === '100102' && typeId === 3)
    const reviewedAt = new Date(Math.min(now.getTime(), uploadedAt.getTime() + DAY_MS))
    const extension = demoExtension(typeId)
    const [row] = await tx
      .insert(documentUploads)
      .values({
        employeeId,
        typeId,
        fileName: fileNameOf(number, typeId, `d${number}`, extension),
        extension,
        fileKey: demoKey(number, typeId),
        uploadedAt,
        uploadedBy: userId,
        ...(isWaiting
          ? {}
          : {
              state: comment === undefined ? ('accepted' as const) : ('commented' as const),
              reviewedBy: reviewerId,
              reviewedAt,
            }),
      })
      .returning({ id: documentUploads.id })
    if (!row || comment === undefined) continue
    const values = { comment, authorId: reviewerId, createdAt: new Date(now.getTime() - 2 * DAY_MS) }
    await tx.insert(documentComments).values({ ...values, uploadId: row.id, employeeId, typeId })
  }
}

/**
 * Returns a time 10 to 70 days ago, or `now` if that is in the previous year. With `isOld`, counts from 366
 * days earlier.
 */
function uploadDay(now: Date, spread: number, isOld: boolean): Date {
  const time = now.getTime() - (isOld ? 366 * DAY_MS : 0)
  const earlier = time - (10 + (spread % 60)) * DAY_MS - (spread % 7) * 3_600_000
  const isSameYear = companyDate(earlier).slice(0, 4) === companyDate(time).slice(0, 4)
  return new Date(isSameYear ? earlier : time)
}
