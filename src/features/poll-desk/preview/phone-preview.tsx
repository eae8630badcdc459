import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { enginePoll } from '#contract/polls/poll-engine.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PollPreview } from '#pieces/polls/poll-preview.tsx'
import { Button } from '#ui/actions/button.tsx'
import classes from './phone.module.css'
import { texts } from './texts.es.ts'

interface Poll {
  titulo: string
  intro: string
  preguntas: readonly WireQuestion[]
}

interface Props {
  values: Poll
  project?: number | undefined
  question: number | null
}

export function PhonePreview({ values, project = 0, question }: Props) {
  const words = useTexts(texts)
  const [turn, setTurn] = useState(0)
  const [isDone, setDone] = useState(false)
  // Question that was edited when the preview was restarted from its first page. Null before a restart.
  const [begun, setBegun] = useState<number | null>(null)
  const start = question === begun ? null : question
  const { titulo, intro } = values
  const again = () => {
    setDone(false)
    setBegun(question)
    setTurn(turn + 1)
  }
  return (
    <section className={classes.place} aria-label={words.label}>
      <div className={classes.phone}>
        <div className={classes.screen}>
          {isDone ? (
            <div className={classes.done} role="status">
              <p className="t-flush t-heavy t-h3">{words.done}</p>
              <p className="t-flush t-quiet">{words.doneText}</p>
            </div>
          ) : (
            <PollPreview
              key={`${turn} ${start}`}
              title={titulo.trim() === '' ? words.untitled : titulo}
              intro={intro}
              question={start}
              poll={enginePoll(
                project,
                values.preguntas.map((one) => withNames(one, words)),
              )}
              onSend={() => setDone(true)}
            />
          )}
        </div>
      </div>
      <Button size="sm" variant="subtle" leftSection={<IconRefresh size={20} aria-hidden />} onClick={again}>
        {words.again}
      </Button>
    </section>
  )
}

/** Replaces empty texts with placeholders, which are visible and read aloud. */
function withNames(
  question: WireQuestion,
  words: ReturnType<typeof useTexts<typeof texts.es>>,
): WireQuestion {
  const { pregunta, opciones } = question
  return {
    ...question,
    pregunta: pregunta.trim() === '' ? words.question : pregunta,
    opciones: opciones.map(({ id, texto }, at) => ({
      id,
      texto: texto.trim() === '' ? words.option(at + 1) : texto,
    })),
  }
}
