import { eq } from 'drizzle-orm'
import type { readImprovementPhoto as operation } from '#contract/improvements/improvements.ts'
import { tables } from '../../db/schema/tables.ts'
import { staged } from '../../operations/service.ts'
import { transportTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { mayAdminister } from './administration.ts'

const { improvements } = tables

/**
 * Returns the photo of an idea (P-175); 404 without a photo, or if the caller may not see the photo. Reads
 * the file after the transaction.
 */
export const readImprovementPhoto = staged<typeof operation>()<null, string | null>({
  prepare: async () => null,

  async run({ folio }, { tx, user }) {
    if (!Number.isInteger(folio) || folio < 1 || folio > 2_147_483_647) return null
    const [row] = await tx
      .select({ key: improvements.fileKey, employeeId: improvements.employeeId })
      .from(improvements)
      .where(eq(improvements.id, folio))
    if (!row) return null
    return row.employeeId === user.employeeId || (await mayAdminister(tx, user)) ? row.key : null
  },

  async finish(key, _input, { services }) {
    const bytes = key === null ? null : await services.files.read(key)
    if (bytes === null) throw new WireFault('ERROR', texts.unknownPath, 404)
    // File bytes are never in shared memory, so the cast is safe.
    return bytes as Uint8Array<ArrayBuffer>
  },
})
