import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import {
  addPasskey,
  removePasskey,
  removePasskeysOf,
  signInWithPasskey,
} from '#contract/identity/passkeys.ts'
import { removeSecondStepOf } from '#contract/identity/second-step.ts'
import * as record from '#contract/identity/security-record.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { passkeys } from '../db/schema/second-factors.ts'
import { findAccount } from '../identity/account.ts'
import { type Recorded, records, recordsInHandler, recordsNothing, recordsRefusal } from './rules.ts'

/**
 * Typed sign-in names are never stored, because people type passwords into that field. The handler of a
 * sign-in records its success, because the rule does not know the person.
 */

async function named(db: Database, kind: SecurityEventKind, name: string): Promise<Recorded> {
  return { kind, subjectId: (await findAccount(db, name))?.id ?? null }
}

async function ownerOf(db: Database, credentialId: string): Promise<number | null> {
  const { credentialId: id, userId } = passkeys
  const [row] = await db.select({ userId }).from(passkeys).where(eq(id, credentialId))
  return row?.userId ?? null
}

function searchDetails(search: record.EventSearch): Record<string, string> {
  const { grupo, clase, desde, hasta, persona, autor } = search
  const given = { group: grupo, kind: clase, from: desde, to: hasta, person: persona, by: autor }
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

export const accountRules = [
  // Leaves out SEGUNDO: a request for the second step is not a refusal.
  recordsRefusal(login.signIn, async ({ correo }, { db, fault }) =>
    fault.code === 'SEGUNDO' ? null : { ...(await named(db, 'sign-in-refused', correo)), isBounded: true },
  ),
  records(login.requestRecovery, async ({ correo }, { tx }) => ({
    ...(await named(tx, 'recovery-asked', correo)),
    isBounded: true,
  })),
  records(login.redeemRecovery, async ({ correo }, { tx }) => {
    const event = await named(tx, 'recovery-redeemed', correo)
    return event.subjectId === null ? event : { ...event, actorId: event.subjectId }
  }),
  recordsRefusal(login.redeemRecovery, async ({ correo }, { db }) => ({
    ...(await named(db, 'recovery-refused', correo)),
    isBounded: true,
  })),
  records(login.changePassword, async (_input, { user }) => ({
    kind: 'password-changed',
    subjectId: user.id,
  })),
  records(login.closeOtherSessions, async (_input, { user, done }) => {
    const { cerradas: sessions } = done as { cerradas: number }
    const isBounded = sessions === 0
    return { kind: 'other-sessions-ended', subjectId: user.id, details: { sessions }, isBounded }
  }),
  records(oneTime.issueOneTimePassword, async (_input, { done }) => ({
    kind: 'one-time-password-issued',
    subjectId: (done as { account: { id: number } }).account.id,
  })),
  records(oneTime.findForOneTimePassword, async (_input, { done }) => ({
    kind: 'account-looked-up',
    subjectId: (done as ResponseOf<typeof oneTime.findForOneTimePassword>).persona,
    isBounded: true,
  })),
  recordsInHandler(removeSecondStepOf),
  recordsInHandler(addPasskey),
  recordsInHandler(removePasskey),
  recordsInHandler(removePasskeysOf),
  // Leaves out VENCIDO: the person only took too long.
  recordsRefusal(signInWithPasskey, async ({ uso }, { db, fault }) =>
    fault.code === 'VENCIDO'
      ? null
      : { kind: 'passkey-refused', subjectId: await ownerOf(db, uso.credencial), isBounded: true },
  ),
  records(record.listEvents, async ({ despues, ...search }) => ({
    kind: 'record-read',
    subjectId: null,
    details: searchDetails(search),
    isBounded: despues !== undefined,
  })),
  records(record.exportEvents, async (search, { done }) => ({
    kind: 'record-exported',
    subjectId: null,
    details: { ...searchDetails(search), rows: (done as { data: unknown[] }).data.length },
  })),
  recordsNothing(record.readEventDays, 'counts by day, without names, read together with every list'),
  recordsNothing(record.findEventPeople, 'names and numbers to choose from; the list of events is recorded'),
]
