import { and, eq } from 'drizzle-orm'
import type { readEvidence as operation } from '#contract/requests/disputes.ts'
import { evidenceKinds } from '#domain/requests/disputes.ts'
import { disputeEvidence, disputes } from '../../db/schema/clarifications.ts'
import { employees } from '../../db/schema/people.ts'
import { isOfPayroll, reachOf, within } from '../../identity/scope.ts'
import { staged } from '../../operations/service.ts'
import { transportTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

/**
 * Returns a picture of a dispute (STA-01). The path must match a row of the caller, or of a person within
 * payroll's scope; any other path gives 404. Reads the file after the transaction.
 */
export const readEvidence = staged<typeof operation>()<null, string | null>({
  prepare: async () => null,

  async run({ emplid, tipoEvidencia, evidencia }, { tx, user }) {
    if (emplid !== user.number && !isOfPayroll(user)) return null
    if (tipoEvidencia !== evidenceKinds.request && tipoEvidencia !== evidenceKinds.answer) return null
    const place = and(
      eq(disputeEvidence.fileName, evidencia),
      eq(disputeEvidence.kind, tipoEvidencia),
      eq(employees.number, emplid),
      emplid === user.number ? undefined : within(reachOf(user, 'nomina')),
    )
    const [row] = await tx
      .select({ key: disputeEvidence.fileKey })
      .from(disputeEvidence)
      .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
      .innerJoin(employees, eq(employees.id, disputes.employeeId))
      .where(place)
    return row?.key ?? null
  },

  async finish(key, _input, { services }) {
    const bytes = key === null ? null : await services.files.read(key)
    if (bytes === null) throw new WireFault('ERROR', texts.unknownPath, 404)
    // File bytes are never in shared memory, so the cast is safe.
    return bytes as Uint8Array<ArrayBuffer>
  },
})
