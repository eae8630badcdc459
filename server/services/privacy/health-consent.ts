import type { decideHealthConsent as decide } from '#contract/privacy/privacy-consent.ts'
import { healthConsents as decisions } from '../../db/schema/privacy.ts'
import type { Handler } from '../../operations/service.ts'
import { recordOf } from '../documents/record.ts'
import { decisionTime, deviceOf } from './consent.ts'
import { dropCopies } from './drop-copies.ts'
import { eraseHealth, HEALTH } from './erase-health.ts'
import { noteErasures } from './erasures.ts'
import { answerOf, refusesHealth } from './health-decision.ts'

/** Stores a decision about health data (P-265). A refusal erases the answers, unless a consent is newer. */
export const decideHealthConsent: Handler<typeof decide> = async (
  { respuesta, fecha, equipo },
  { tx, user, clock, services },
) => {
  const employeeId = recordOf(user)
  const now = clock.now()
  const decidedAt = new Date(decisionTime(fecha, now))
  await tx.insert(decisions).values({
    userId: user.id,
    isAccepted: respuesta === 'acepto',
    decidedAt,
    receivedAt: now,
    device: deviceOf(equipo),
  })
  // A decision that was offline for long may be older than another device's.
  const isRefused = await refusesHealth(tx, user.id)
  const borradas = isRefused && (await eraseHealth(tx, employeeId, now))
  if (borradas) {
    await noteErasures(tx, HEALTH, [{ source: HEALTH, rowId: employeeId }], now)
    await services.jobs.add(tx, 'erasures', now)
    await dropCopies(tx, services.files, [user.id], now)
  }
  return { status: 'OK', respuesta: answerOf(!isRefused), borradas }
}
