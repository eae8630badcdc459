import { decideByLink, readLink } from '#contract/approval-links.ts'
import { answerOffer, readCandidateLink, registerCandidate } from '#contract/candidate-links.ts'
import { downloadDocument } from '#contract/document-files.ts'
import { readTokenLife, renewToken } from '#contract/general.ts'
import {
  changePassword,
  readMenu,
  readUser,
  redeemRecovery,
  redeemSecondStep,
  requestRecovery,
  signIn,
  signOut,
} from '#contract/login.ts'
import { issueOneTimePassword } from '#contract/one-time-password.ts'
import type { AnyOperation } from '#contract/operation.ts'
import { readPrivacyNotice } from '#contract/privacy.ts'
import { reportHealth } from '#contract/portal-health.ts'
import { downloadPayslipXml } from '#contract/payroll-import.ts'
import { requestPayslipPdf } from '#contract/payslips.ts'
import { beginSecondStep, changeSecondStep } from '#contract/second-step.ts'
import { authorizeVacancy } from '#contract/vacancies.ts'
import type { QueueRules } from './queues.ts'
import type { Connection } from '../db/connect.ts'
import type { Environment } from '../environment.ts'

/**
 * Kinds of work. password: hashing on its own threads. session: short calls that keep a person signed in. read:
 * a list. paper: a file to read. save: a change. upload: files that are checked first. code: a recovery code by
 * mail, with constant time for everybody, mostly idle. link: views and decisions by strangers through a public
 * link.
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
  registerCandidate,
]
/**
 * User and menu belong to a sign-in, which is incomplete without them. Checking a vacancy's token is quick
 * (K-10).
 */
const sessions: readonly AnyOperation[] = [
  renewToken,
  readTokenLife,
  signOut,
  readUser,
  readMenu,
  authorizeVacancy,
]
/** Calls of strangers, page reports and the public notice: they may wait for everybody else. */
const links: readonly AnyOperation[] = [
  readLink,
  decideByLink,
  readCandidateLink,
  answerOffer,
  reportHealth,
  readPrivacyNotice,
]
/** The first call of a PDF is refused together with the PDF, so that it is not served in vain. */
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

/** The file worker takes one file after the other, for seconds each: uploads may wait longer. */
const UPLOAD_MS = 10_000
/**
 * Maximum password calls. Hashing has its own queue by address and known device (fair-queue.ts). This limit is
 * below its capacity, so that a flood fills this queue, which is by network.
 */
const PASSWORDS = 150

/**
 * Slots are weights: all running calls share one event loop, so a session's call waits for at most all of
 * these, some tens of milliseconds. On PostgreSQL they slightly exceed the pool's ten connections. The embedded
 * database runs one query at a time in this thread, so more slots would only lengthen each turn.
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
