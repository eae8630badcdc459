import { IconCalendarOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { WireSentence } from '#contract/payslips/line-sentences.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Card } from '#ui/lists/card.tsx'
import { texts } from './texts.es.ts'
import { useSentenceWork } from './use-sentences.ts'

interface Props {
  sentence: WireSentence
  /** Today in the company's time zone, YYYY-MM-DD. */
  today: string
}

export function SentenceCard({ sentence, today }: Props) {
  const words = useTexts(texts)
  const { id, lado, clave, tipo, desde, hasta, texto, escribio } = sentence
  const [asked, setAsked] = useState<'end' | 'withdraw' | null>(null)
  const firstDay = desde > today ? desde : today
  const [lastDay, setLastDay] = useState(firstDay)
  const [error, setError] = useState<string | null>(null)
  const { isBusy, end } = useSentenceWork()
  useUnsavedInput(asked === 'end' && lastDay !== firstDay)
  const name = `${words.sides[lado]}, ${clave === '' ? words.satType(tipo) : words.key(clave)}`
  const from = formatDate(desde)
  const send = async (what: 'end' | 'withdraw') => {
    const problem = await end(what === 'end' ? { id, hasta: lastDay } : { id })
    setAsked(null)
    showSnack(
      problem === null
        ? { text: words[what].done, tone: 'success' }
        : { text: `${words.notDone} ${problem}`, tone: 'info', ms: 6000 },
    )
  }
  const finish = () => {
    if (isDay(lastDay) && lastDay >= desde) return void send('end')
    setError(isDay(lastDay) ? words.problems.end : words.problems.day)
    moveFocus(document.getElementById(`ultimo-${id}`))
  }
  const valid = hasta === '' ? words.from(from) : words.range(from, formatDate(hasta))
  return (
    <Card className="t-stack t-gap-2">
      <h2 className="t-h3">{name}</h2>
      <p className="t-break">{texto}</p>
      <p className="t-quiet t-small">
        {escribio === '' ? valid : `${valid} · ${words.by(properName(escribio))}`}
      </p>
      <div className="t-wrap t-gap-3">
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconCalendarOff size={20} aria-hidden />}
          onClick={() => setAsked('end')}
        >
          {words.end.open}
        </Button>
        <Button
          variant="outline"
          size="sm"
          danger
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => setAsked('withdraw')}
        >
          {words.withdraw.open}
        </Button>
      </div>
      {asked === 'end' && (
        <ConfirmDialog
          opened
          title={words.end.title}
          question={
            <DateBoxes
              id={`ultimo-${id}`}
              label={words.end.label}
              words={words.write.parts}
              value={lastDay}
              error={error}
              onChange={(day) => {
                setLastDay(day)
                setError(null)
              }}
            />
          }
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.end.confirm}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={finish}
        />
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          opened
          danger
          title={words.withdraw.title}
          question={<p>{words.withdraw.question}</p>}
          cancelText={words.cancel}
          confirmText={isBusy ? words.saving : words.withdraw.confirm}
          busy={isBusy}
          onCancel={() => setAsked(null)}
          onConfirm={() => void send('withdraw')}
        />
      )}
    </Card>
  )
}
