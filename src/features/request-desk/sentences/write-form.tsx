import { type FormEvent, useRef, useState } from 'react'
import {
  type OwnSentence,
  type SentenceProblem,
  SENTENCE_LENGTH,
  sentenceProblems,
} from '#domain/pay-lines/own-sentence.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/lists/card.tsx'
import { texts } from './texts.es.ts'
import { useSentenceWork, type Written } from './use-sentences.ts'

const wireSides = ['deduccion', 'percepcion', 'otroPago'] as const
const sides = { deduccion: 'deduction', percepcion: 'perception', otroPago: 'otherPayment' } as const

const fieldOf: Record<SentenceProblem, string> = {
  key: 'clave',
  length: 'explicacion',
  day: 'primer-dia',
  end: 'ultimo-dia',
}

interface Props {
  today: string
  onClose: () => void
}

/** Writes a sentence. The typed values stay until the server has accepted them. */
export function WriteForm({ today, onClose }: Props) {
  const words = useTexts(texts)
  const { write: labels, problems: says } = words
  const [side, setSide] = useState<Written['lado']>('deduccion')
  const [of, setOf] = useState<'key' | 'satType'>('key')
  const [key, setKey] = useState('')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useProblem()
  const { isBusy, write } = useSentenceWork()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  useUnsavedInput(key !== '' || text !== '' || to !== '')
  const hasEnd = /\d/.test(to)
  const sentence: OwnSentence = {
    side: sides[side],
    key: of === 'key' ? key : null,
    satType: of === 'satType' ? key.trim() : null,
    from,
    to: hasEnd ? to : null,
    text,
  }
  const found = sentenceProblems(sentence)
  const errorOf = (kind: SentenceProblem, error: string) => (isTried && found.includes(kind) ? error : null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = found
    if (first !== undefined) return moveFocus(document.getElementById(fieldOf[first]))
    if (!navigator.onLine) return setProblem(words.failure.offline)
    const failed = await write({
      lado: side,
      ...(of === 'key' ? { clave: key.trim() } : { tipo: key.trim() }),
      desde: from,
      ...(hasEnd && { hasta: to }),
      texto: text.trim(),
    })
    setProblem(failed)
    if (failed !== null) return
    showSnack({ text: labels.done, tone: 'success' })
    onClose()
  }
  return (
    <Card>
      <form
        className="t-stack t-gap-3"
        noValidate
        aria-labelledby="escribir"
        onSubmit={(event) => void submit(event)}
      >
        <h2 ref={heading} id="escribir" className="t-h3 t-heavy" tabIndex={-1}>
          {labels.open}
        </h2>
        <SelectField
          id="lado"
          label={labels.side}
          value={side}
          options={wireSides.map((value) => ({ value, label: words.sides[value] }))}
          onChange={({ currentTarget }) =>
            setSide(wireSides.find((value) => value === currentTarget.value) ?? 'deduccion')
          }
        />
        <Segments
          label={labels.of.label}
          value={of}
          options={[
            { value: 'key', label: labels.of.key },
            { value: 'satType', label: labels.of.satType },
          ]}
          onChange={setOf}
        />
        <TextField
          id="clave"
          label={labels[of]}
          autoComplete="off"
          inputMode={of === 'satType' ? 'numeric' : 'text'}
          value={key}
          error={errorOf('key', says.key[of])}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <TextArea
          id="explicacion"
          label={labels.text}
          rows={3}
          value={text}
          limit={SENTENCE_LENGTH.most}
          countText={words.count}
          error={errorOf('length', says.length(SENTENCE_LENGTH.least, SENTENCE_LENGTH.most))}
          onChange={setText}
        />
        <DateBoxes
          id="primer-dia"
          label={labels.from}
          description={labels.days}
          words={labels.parts}
          value={from}
          error={errorOf('day', says.day)}
          onChange={setFrom}
        />
        <DateBoxes
          id="ultimo-dia"
          label={labels.to}
          words={labels.parts}
          value={to}
          error={errorOf('end', says.end)}
          onChange={setTo}
        />
        <ProblemBanner title={labels.notSent} problem={problem} />
        <div className="t-wrap t-gap-3">
          <Button variant="outline" aria-disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" className="t-grow" aria-disabled={isBusy}>
            {isBusy ? words.saving : labels.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}
