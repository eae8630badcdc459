import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { redeemSecondStep } from '#contract/identity/login.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { rolesOf } from '../../identity/roles.ts'
import type { Services } from '../../facilities/services.ts'
import type { OpenedSession } from '../../identity/sessions.ts'
import { hasSecondStep } from '../second-step/factor.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type FoundAccount, mayOpenSession } from '../../identity/account.ts'
import { confirmMail } from './change-mail.ts'
import { type ArrivingDevice, rememberDevice } from './arriving-device.ts'

/**
 * Number of tickets issued at sign-in, for a person who then loses the network. The app later requests more
 * (P-53).
 */
const FIRST_TICKETS = 6

export interface SignInResult {
  session: OpenedSession
  /** Grant for sealed delivery. */
  entrega: string
  /** Tickets for sealed requests. */
  boletos: string[]
  /** Value that the device stores until its next sign-in; null for a client without storage. */
  dispositivo: string | null
  mustChange: boolean
  mustSetSecondStep: boolean
  /** Mark by which a kiosk recognizes the person; null for other devices. */
  mark: string | null
}

interface SignInContext {
  tx: Tx
  services: Pick<Services, 'sessions' | 'tickets' | 'environment' | 'keys'>
  address: string
  now: Date
  /** Passkey of the sign-in; absent for a password. */
  passkeyId?: number
}

export async function completeSignIn(
  account: FoundAccount,
  device: ArrivingDevice,
  { tx, services, address, now, passkeyId }: SignInContext,
): Promise<SignInResult> {
  if (!mayOpenSession(account, now)) throw new WireFault('ERROR', texts.wrong)
  const event = { kind: 'sign-in', actorId: account.id, subjectId: account.id, address, at: now } as const
  await recordEvent(tx, passkeyId === undefined ? event : { ...event, details: { way: 'passkey' } })
  await confirmMail(tx, account)
  // Ends earlier sessions of the same one-time password, because their device may not have got the response.
  if (account.oneTimeUntil !== null) await services.sessions.revokeAllOf(tx, account.id, now)
  const session = await services.sessions.open(tx, account.id, now, {
    device: device.kind ?? 'kiosk',
    passkeyId,
  })
  const mark = device.kind === 'kiosk' ? services.keys.fingerprint('kiosk-mark', String(account.id)) : null
  const entrega = await services.sessions.issueGrant(tx, account.id, now, passkeyId)
  const boletos = services.tickets.issue(account.id, FIRST_TICKETS, now)
  const dispositivo = await rememberDevice(tx, device, account.id, now)
  const mustSetSecondStep = passkeyId === undefined && (await isSecondStepMissing(tx, account.id, services))
  const mustChange = account.mustChangePassword
  return { session, entrega, boletos, dispositivo, mustChange, mustSetSecondStep, mark }
}

export function signInAnswer(entered: SignInResult) {
  const { session, entrega, boletos, dispositivo, mustChange, mustSetSecondStep, mark } = entered
  const answer: ResponseOf<typeof redeemSecondStep> = {
    status: 'OK',
    token: session.token,
    EstatusPass: mustChange ? 0 : 1,
    tokenLife: session.lifeSeconds,
    entrega,
    boletos,
    ...(dispositivo === null ? {} : { dispositivo }),
    ...(mark === null ? {} : { marca: mark }),
  }
  return mustSetSecondStep ? { ...answer, SegundoPaso: 0 as const } : answer
}

async function isSecondStepMissing(
  tx: Tx,
  userId: number,
  { environment: { mfaRoles } }: Pick<Services, 'environment'>,
): Promise<boolean> {
  if (mfaRoles.length === 0) return false
  const roles = new Set<string>(await rolesOf(tx, userId))
  return mfaRoles.some((role) => roles.has(role)) && !(await hasSecondStep(tx, userId))
}
