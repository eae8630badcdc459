import type { DayOff } from '#domain/approvals/incidents.ts'
import { requestForms } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { askedAnswers, dayOffAnswers } from '#models/requests/request-answers.ts'
import { showNews, waitingFields } from '#models/requests/waiting-items.ts'
import {
  type RequestList,
  useWaitingRequests,
  type WaitingRequest,
} from '#models/requests/waiting-requests.ts'
import { WaitingList } from '#pieces/sending/waiting-list.tsx'
import type { ConfirmedAsk } from './confirmed-ask.ts'
import { summaryOf } from './describe.ts'
import { KindTile } from './kind-icon.tsx'
import { texts } from './texts.es.ts'

interface WaitingRows {
  asked: readonly WaitingRequest<ConfirmedAsk>[]
  days: readonly WaitingRequest<DayOff>[]
}

export function useWaiting(list: RequestList): WaitingRows {
  const tell = (news: WaitingRequest<unknown>) => showNews(news, wordsOf(texts).look.sent)
  const asked = useWaitingRequests<ConfirmedAsk>(
    requestForms.asking,
    { ...list, answers: askedAnswers },
    tell,
  )
  const days = useWaitingRequests<DayOff>(requestForms.dayOff, { ...list, answers: dayOffAnswers }, tell)
  return { asked: asked ?? [], days: days ?? [] }
}

export function Waiting({
  asked,
  days,
  onCorrect,
}: WaitingRows & { onCorrect: (row: WaitingRequest<ConfirmedAsk>) => void }) {
  const words = useTexts(texts)
  const items = [
    ...asked.map((row) => ({
      ...waitingFields(row),
      at: row.at,
      lead: <KindTile kind={row.values.clase} />,
      title: row.values.title,
      text: row.values.summary,
      correct: { onClick: () => onCorrect(row) },
    })),
    ...days.map((row) => ({
      ...waitingFields(row),
      at: row.at,
      lead: <KindTile kind="incidencia" />,
      title: words.kinds.incidencia,
      text: summaryOf(detailsOfDays(row.values), null, words),
      correct: { href: `#${paths.incidents}` },
    })),
  ].sort((a, b) => b.at - a.at)
  return <WaitingList items={items} />
}

function detailsOfDays({ kind, from, to }: DayOff) {
  return { clase: 'incidencia', tipo: kind, dia: from, diaFin: to } as const
}
