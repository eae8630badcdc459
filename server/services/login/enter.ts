import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/operation.ts'
import type { redeemSecondStep } from '#contract/login.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people.ts'
import { needsSecondStep } from '../../duty.ts'
import type { Services } from '../../services.ts'
import type { OpenedSession } from '../../sessions.ts'
import { hasSecondStep } from '../second-step/factor.ts'
import type { Account } from './account.ts'
import { type ArrivingDevice, welcome } from './arriving-device.ts'

/** For whoever loses the network right after; the app asks for more when it uses them (P-53). */
const FIRST_TICKETS = 6

export interface Entered {
  session: OpenedSession
  entrega: string
  boletos: string[]
  /** null for a client that can't keep it. */
  dispositivo: string | null
  mustChange: boolean
  mustSetSecondStep: boolean
}

/** What P-01 and P-70 give to whoever has shown all: a session, a delivery grant with its first tickets, a known device. */
export async function enter(
  tx: Tx,
  account: Account,
  device: ArrivingDevice,
  services: Pick<Services, 'sessions' | 'tickets' | 'environment'>,
  now: Date,
): Promise<Entered> {
  const session = await services.sessions.open(tx, account.id, now)
  const entrega = await services.sessions.issueGrant(tx, account.id, now)
  const boletos = services.tickets.issue(account.id, FIRST_TICKETS, now)
  const dispositivo = await welcome(tx, device, account.id, now)
  const mustSetSecondStep = await isMissing(tx, account.id, services)
  const mustChange = account.mustChangePassword
  return { session, entrega, boletos, dispositivo, mustChange, mustSetSecondStep }
}

export function signedIn({ session, entrega, boletos, dispositivo, mustChange, mustSetSecondStep }: Entered) {
  const answer: ResponseOf<typeof redeemSecondStep> = {
    status: 'OK',
    token: session.token,
    EstatusPass: mustChange ? 0 : 1,
    tokenLife: session.lifeSeconds,
    entrega,
    boletos,
    ...(dispositivo === null ? {} : { dispositivo }),
  }
  return mustSetSecondStep ? { ...answer, SegundoPaso: 0 as const } : answer
}

/** Whether their role demands a second step that they have not set up. */
async function isMissing(
  tx: Tx,
  userId: number,
  { environment: { mfaRoles } }: Pick<Services, 'environment'>,
): Promise<boolean> {
  if (mfaRoles.length === 0) return false
  const { isHumanResources, isApprover, isAuditor, isAdministrator } = users
  const [roles] = await tx
    .select({ isHumanResources, isApprover, isAuditor, isAdministrator })
    .from(users)
    .where(eq(users.id, userId))
  return roles !== undefined && needsSecondStep(roles, mfaRoles) && !(await hasSecondStep(tx, userId))
}
