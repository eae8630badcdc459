import { desc, gt } from 'drizzle-orm'
import type { ErasureListState } from '#contract/portal-health/portal-health.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { erasureChecks as checks } from '../../db/schema/privacy.ts'

/** Time in ms for which administrators see the last check of the list of erasures. */
const SHOWN_MS = 90 * 24 * 60 * 60 * 1000

const states = { whole: 'completa', missing: 'falta', damaged: 'danada' } as const

export async function readErasureCheck(tx: Tx, now: Date): Promise<{ borrados?: ErasureListState }> {
  const [last] = await tx
    .select()
    .from(checks)
    .where(gt(checks.at, new Date(now.getTime() - SHOWN_MS)))
    .orderBy(desc(checks.id))
    .limit(1)
  if (!last) return {}
  const { state, at, applied, failed } = last
  return {
    borrados: {
      estado: states[state],
      fecha: companyDateTime(at.getTime()),
      cuantos: applied,
      fallaron: failed,
    },
  }
}
