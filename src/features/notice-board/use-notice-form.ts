import { useState } from 'react'
import { publishNotice } from '#contract/notifications/notice-board.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { newDraft, type NoticeDraft, readNoticeDraft } from './notice-draft.ts'

const FORM = 'notice'
const STEP = '1'

export interface NoticeForm {
  draft: NoticeDraft | null
  change: (part: Partial<NoticeDraft>) => void
  isKept: boolean
  publish: () => Promise<{ people: number } | Failure>
}

/** Publishing needs the network and is never queued. */
export function useNoticeForm(): NoticeForm {
  const handle = useDraft<unknown>(FORM, STEP)
  const [edited, setEdited] = useState<NoticeDraft | null>(null)
  const [today] = useState(() => companyDate(serverNow()))
  const [fresh] = useState(() => newDraft(today))
  const draft = edited ?? (handle.isReady ? (readNoticeDraft(handle.values, today) ?? fresh) : null)
  const change = (part: Partial<NoticeDraft>) => {
    if (!draft) return
    const next = { ...draft, ...part }
    setEdited(next)
    handle.save(next)
  }
  const publish: NoticeForm['publish'] = async () => {
    await handle.flush()
    const answer = await call(publishNotice, requestOf(draft ?? fresh))
    if (!answer.ok) return answer.failure
    await forgetDraft(FORM, STEP)
    return { people: answer.value.destinatarios }
  }
  return { draft, change, isKept: handle.state === 'draft' && handle.canKeep, publish }
}

function requestOf({ destino, titulo, texto, ...draft }: NoticeDraft): RequestOf<typeof publishNotice> {
  return {
    ...draft,
    titulo: titulo.trim(),
    texto: texto.trim(),
    ...(draft.alcance === 'todos' ? {} : { destino: Number(destino) }),
  }
}
