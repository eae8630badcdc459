import { IconCircleCheck, IconCircleX, IconClockHour4, IconFileTypePdf } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { RightRequest } from '#contract/privacy/privacy-rights.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { RightState } from '#domain/privacy/rights.ts'
import { properName } from '#domain/text/person-name.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { RightPaperDialog } from './right-paper-dialog.tsx'
import { rightsTexts } from './rights-texts.es.ts'

interface Props {
  row: RightRequest
  /** Line below the title: the day, at the desk also the person. */
  asked: string
  /** Form of the desk, or the reason why there is none. */
  children?: ReactNode
}

export function RightRow({ row, asked, children }: Props) {
  const words = useTexts(rightsTexts)
  const [isPaperOpen, setPaperOpen] = useState(false)
  const { respuesta, cumplimiento, estado } = row
  const name = words.title(words.rights[row.derecho], row.folio)
  return (
    <li className="t-stack t-gap-2 t-pad-4 t-lined">
      <p className="t-strong t-row-text">{name}</p>
      <p className="t-quiet t-small">{asked}</p>
      <p className="t-break" lang="es-MX">
        {row.texto}
      </p>
      <StateChip {...looks[estado]}>{words.states[estado]}</StateChip>
      <Term row={row} />
      {respuesta !== null && (
        <Answer text={respuesta.texto}>
          {words.answeredBy(properName(respuesta.quien), formatDate(respuesta.fecha))}
        </Answer>
      )}
      {cumplimiento !== null && (
        <Answer text={cumplimiento.texto}>
          {words.carriedOutBy(properName(cumplimiento.quien), formatDate(cumplimiento.fecha))}
        </Answer>
      )}
      {respuesta !== null && (
        <div className="t-wrap">
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconFileTypePdf size={22} aria-hidden />}
            onClick={() => setPaperOpen(true)}
          >
            {words.paper}
            <span className="t-hidden"> {name}</span>
          </Button>
        </div>
      )}
      {children}
      {isPaperOpen && <RightPaperDialog row={row} onClose={() => setPaperOpen(false)} />}
    </li>
  )
}

const looks: Readonly<Record<RightState, { tone: Tone; icon: ReactNode }>> = {
  pedida: { tone: 'warn', icon: <IconClockHour4 /> },
  concedida: { tone: 'teal', icon: <IconClockHour4 /> },
  negada: { tone: 'error', icon: <IconCircleX /> },
  cumplida: { tone: 'ok', icon: <IconCircleCheck /> },
}

function Term({ row: { estado, responderHasta, cumplirHasta } }: { row: RightRequest }) {
  const words = useTexts(rightsTexts)
  const due = estado === 'pedida' ? responderHasta : estado === 'concedida' ? cumplirHasta : ''
  if (due === '') return null
  if (due < companyDate(serverNow())) return <p className="t-error">{words.late(formatDate(due))}</p>
  return <p>{(estado === 'pedida' ? words.answerUntil : words.carryOutUntil)(formatDate(due))}</p>
}

function Answer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <p className="t-quiet t-small">{children}</p>
      <p className="t-break" lang="es-MX">
        {text}
      </p>
    </div>
  )
}
