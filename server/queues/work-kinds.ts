import { decideByLink, readLink } from '#contract/approvals/approval-links.ts'
import { answerOffer, readCandidateLink, registerCandidate } from '#contract/jobs/candidate-links.ts'
import { downloadDocument } from '#contract/documents/document-files.ts'
import { readTokenLife, renewToken } from '#contract/protocol/general.ts'
import {
  changePassword,
  readMenu,
  readUser,
  redeemRecovery,
  redeemSecondStep,
  requestRecovery,
  signIn,
  signOut,
} from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readPrivacyNotice } from '#contract/privacy/privacy.ts'
import { reportHealth } from '#contract/portal-health/portal-health.ts'
import { downloadPayslipXml } from '#contract/imports/payroll-import.ts'
import { requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { beginPasskey, beginPasskeySignIn, signInWithPasskey } from '#contract/identity/passkeys.ts'
import { beginSecondStep, changeSecondStep } from '#contract/identity/second-step.ts'
import { authorizeVacancy } from '#contract/approvals/vacancies.ts'
import type { Connection } from '../db/connection.ts'
import type { Environment } from '../environment.ts'

export interface QueueRules {
  slots: Readonly<Record<WorkKind, number>>
  /** Maximum expected wait of a call in ms. */
  longestMs: Readonly<Record<WorkKind, number>>
  now?: () => number
}

/**
 * Kinds of work:
 * - password: hashing, which has its own threads.
 * - session: short calls that keep a person signed in.
 * - read: a list.
 * - paper: a file to read.
 * - save: a change.
 * - upload: files that are checked first.
 * - code: a recovery code by email. The call mostly waits, to take the same time for everybody.
 * - link: calls through a public link, page reports and the privacy notice.
 */
export type WorkKind = 'password' | 'session' | 'read' | 'paper' | 'save' | 'upload' | 'code' | 'link'

const passwords: readonly AnyOperation[] = [
  signIn,
  redeemSecondStep,
  redeemRecovery,
  changePassword,
  issueOneTimePassword,
  beginSecondStep,
  changeSecondStep,
  beginPasskey,
  registerCandidate,
]
/**
 * Short calls. readUser and readMenu complete a sign-in. authorizeVacancy is public and has the vacancy's own
 * token (K-10).
 */
const sessions: readonly AnyOperation[] = [
  renewToken,
  readTokenLife,
  signOut,
  readUser,
  readMenu,
  beginPasskeySignIn,
  signInWithPasskey,
  authorizeVacancy,
]
/** Calls that may wait for all others: those of strangers, page reports and the privacy notice. */
const links: readonly AnyOperation[] = [
  readLink,
  decideByLink,
  readCandidateLink,
  answerOffer,
  reportHealth,
  readPrivacyNotice,
]
/**
 * Calls for files. requestPayslipPdf is the first of two calls for a PDF. With it in the list, a full queue
 * refuses the first call already.
 */
const papers: readonly AnyOperation[] = [requestPayslipPdf, downloadPayslipXml, downloadDocument]

export function kindOf(operation: AnyOperation): WorkKind {
  if (passwords.includes(operation)) return 'password'
  if (sessions.includes(operation)) return 'session'
  if (operation === requestRecovery) return 'code'
  if (links.includes(operation)) return 'link'
  if (papers.includes(operation) || operation.answers === 'pdf' || operation.answers === 'image')
    return 'paper'
  if (operation.bodyLimit !== undefined) return 'upload'
  return operation.offline === 'cache' ? 'read' : 'save'
}

/**
 * Maximum expected wait of an upload in ms. The file worker takes seconds for each file, one after the other.
 */
const UPLOAD_MS = 10_000
/**
 * Maximum running password calls. Hashing has its own queue by address and known device (fair-queue.ts),
 * whose capacity is above this maximum. A flood therefore fills only the queue for password calls, in which
 * the callers of one network wait together (queue-key.ts).
 */
const PASSWORDS = 150

/**
 * Maximum running calls of each kind. All of them share one event loop: a session call waits for the others,
 * some tens of milliseconds at most. On PostgreSQL the slots exceed the pool's ten connections. The embedded
 * database runs one query at a time in this thread: more slots would only lengthen each turn.
 */
const SLOTS = {
  postgres: { session: 6, read: 6, paper: 4, save: 4 },
  pglite: { session: 2, read: 2, paper: 2, save: 2 },
} satisfies Record<Connection['kind'], object>

export function queueRules(
  { longestQueueMs: ms }: Pick<Environment, 'longestQueueMs'>,
  { kind }: Pick<Connection, 'kind'>,
): QueueRules {
  const upload = Math.max(ms, UPLOAD_MS)
  return {
    slots: { ...SLOTS[kind], password: PASSWORDS, upload: 8, code: 8, link: 2 },
    longestMs: {
      password: 2 * ms,
      session: ms,
      read: ms,
      paper: ms,
      save: ms,
      upload,
      code: 2 * ms,
      link: ms,
    },
  }
}
