import { queuedAsking } from '../approvals/approval-asking.queued.ts'
import { queuedClarifications } from '../requests/clarifications.queued.ts'
import { queuedDisputes } from '../requests/disputes.queued.ts'
import { queuedDocuments } from '../documents/documents.queued.ts'
import { queuedGate } from '../approvals/gate-mark.queued.ts'
import { queuedImprovements } from '../improvements/improvement-idea.queued.ts'
import { queuedIncidents } from '../approvals/incidents.queued.ts'
import { queuedApplications } from '../jobs/job-application.queued.ts'
import { queuedPolls } from '../polls/poll-answers.queued.ts'
import { queuedConsent } from '../privacy/privacy-consent.queued.ts'
import type { QueuedOperation } from './queued-operation.ts'
import { queuedRecognition } from '../recognition/recognition-give.queued.ts'
import { queuedSurveys } from '../evaluations/survey-answers.queued.ts'

/**
 * Operations that may be sent later. Few, because page and worker load them without the rest of the contract.
 */
export const queuedOperations: readonly QueuedOperation[] = [
  ...queuedDocuments,
  ...queuedClarifications,
  ...queuedDisputes,
  ...queuedIncidents,
  ...queuedAsking,
  ...queuedGate,
  ...queuedSurveys,
  ...queuedImprovements,
  ...queuedApplications,
  ...queuedRecognition,
  ...queuedPolls,
  ...queuedConsent,
]

/** @returns null for an operation of another build */
export function findQueued(id: string): QueuedOperation | null {
  return queuedOperations.find(({ operation }) => operation.id === id) ?? null
}
