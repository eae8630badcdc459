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
 * password: hashed, on threads of its own. session: what keeps a person in, in a moment. read: a list. paper: a file to
 * read. save: something is changed. upload: files that are judged first. code: a recovery code by mail, which anybody
 * may ask for and which takes the same time for everybody, most of it asleep: it keeps nobody from anything else. link:
 * what strangers see and decide by a public link.
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
/** User and menu are part of a sign-in: without them nobody is in. A vacancy's token says in a moment whose it is (K-10). */
const sessions: readonly AnyOperation[] = [
  renewToken,
  readTokenLife,
  signOut,
  readUser,
  readMenu,
  authorizeVacancy,
]
/** Of strangers, however many open one; and what pages tell of themselves and the notice that anybody may read, which may wait for everybody else. */
const links: readonly AnyOperation[] = [
  readLink,
  decideByLink,
  readCandidateLink,
  answerOffer,
  reportHealth,
  readPrivacyNotice,
]
/** A PDF's first call is refused together with the PDF, not served in vain. */
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

/** The file process takes one file after the other, for seconds each: people who send one expect to wait. */
const UPLOAD_MS = 10_000
/**
 * Passwords are hashed a few at a time, in turns by address and known device (fair-queue.ts): whoever comes in here only
 * takes a place there. Fewer than it has room for, so that a flood fills this line, which is by network, and not that one.
 */
const PASSWORDS = 150

/**
 * Slots are weights: whatever is at work shares one event loop, so a session's call meets at most all of these before
 * its turn, some tens of milliseconds. On PostgreSQL they are together a little more than the pool's ten connections; the
 * embedded database answers one after the other, in this very thread, and more at once would only make its turns longer.
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
