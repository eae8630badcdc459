import { queuedClarifications } from './clarifications.queued.ts'
import { queuedDisputes } from './disputes.queued.ts'
import { queuedDocuments } from './documents.queued.ts'
import { queuedGate } from './gate-mark.queued.ts'
import { queuedImprovements } from './improvement-idea.queued.ts'
import { queuedApplications } from './job-application.queued.ts'
import { queuedPolls } from './poll-answers.queued.ts'
import { queuedConsent } from './privacy-consent.queued.ts'
import type { QueuedOperation } from './queued-operation.ts'
import { queuedRecognition } from './recognition-give.queued.ts'
import { queuedSurveys } from './survey-answers.queued.ts'

/**
 * Operations that may be sent later. Few, because page and worker load them without the rest of the contract.
 */
export const queuedOperations: readonly QueuedOperation[] = [
  ...queuedDocuments,
  ...queuedClarifications,
  ...queuedDisputes,
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
