import { answerClarification, reopenClarification } from '#contract/requests/clarifications.ts'
import { answerDispute } from '#contract/requests/disputes.ts'
import {
  listDeskRequests,
  readDeskClarification,
  readDeskDispute,
  readDeskSummary,
  reopenDispute,
} from '#contract/requests/request-desk.ts'
import { toDataUrl } from '#core/transport/data-url.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useRefetch } from '#hooks/operations/use-refetch.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { AnswerDraft } from './answer-drafts.ts'
import type { RequestKey } from './kinds.ts'
import { texts } from './texts.es.ts'

const read = [listDeskRequests, readDeskSummary, readDeskClarification, readDeskDispute]

export function useProblemText(): (failure: Failure) => string {
  const { failure: words } = useTexts(texts)
  return (failure) => failureText(failure, words)
}

function useRefreshDesk(): () => Promise<void> {
  return useRefetch(read)
}

export function useAnswer() {
  const refresh = useRefreshDesk()
  const problemText = useProblemText()
  const words = useTexts(texts)
  /** Refreshes the desk after a rejection, because another person may have changed the request first. */
  const explain = async (failure: Failure): Promise<string> => {
    if (failure.kind === 'rejected') await refresh()
    return problemText(failure)
  }
  return {
    refresh,
    answer: async (key: RequestKey, draft: AnswerDraft): Promise<string | null> => {
      const said = draft.text.trim()
      // Null when a photo could not be read.
      const answer = await send(key, said, draft).catch(() => null)
      if (answer === null) return words.photos.unreadable
      if (answer.ok || (await wasOurs(key, said, answer.failure))) return null
      return explain(answer.failure)
    },
    reopen: async ({ kind, id }: RequestKey): Promise<string | null> => {
      const answer = await (kind === 'aclaracion'
        ? call(reopenClarification, { id })
        : call(reopenDispute, { id }))
      if (!answer.ok) return explain(answer.failure)
      await refresh()
      return null
    },
  }
}

/** Returns whether this text is the stored answer. An earlier try then succeeded, and its response was lost. */
async function wasOurs({ kind, id }: RequestKey, said: string, failure: Failure): Promise<boolean> {
  if (failure.kind !== 'rejected') return false
  const answer = await (kind === 'aclaracion'
    ? call(readDeskClarification, { id })
    : call(readDeskDispute, { id }))
  return answer.ok && !answer.value.solicitud.abierta && answer.value.solicitud.respuesta === said
}

/** Returns a data URL. The detected format decides the media type, not the system's file type. */
function picture({ blob, kind }: AnswerDraft['photos'][number]): Promise<string> {
  return toDataUrl(new Blob([blob], { type: kind === 'jpg' ? 'image/jpeg' : `image/${kind}` }))
}

/** @throws when a photo cannot be read any more */
async function send(
  { kind, id }: RequestKey,
  text: string,
  { photos, verdict }: AnswerDraft,
): Promise<Result<unknown>> {
  if (kind === 'aclaracion') {
    const isJudged = verdict === 'yes' || verdict === 'no'
    const judged = isJudged && { revisionCierta: verdict === 'yes' }
    return call(answerClarification, { id, comentarioNominas: text, ...judged })
  }
  const evidencia = await Promise.all(photos.map(picture))
  return call(answerDispute, { id, respuestaAdmon: text, ...(evidencia.length > 0 ? { evidencia } : {}) })
}
