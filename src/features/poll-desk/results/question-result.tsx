import { IconQuote } from '@tabler/icons-react'
import { useState } from 'react'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { type Counted, OptionBars } from './option-bars.tsx'
import classes from './results.module.css'
import { ScaleColumns } from './scale-columns.tsx'
import { texts } from './texts.es.ts'

interface Props {
  at: number
  question: WireQuestion
  /** Null when the counts are hidden, because they could reveal a person's answer. */
  counted: Counted | null
  /** Results of the whole company for comparison; null without a department. */
  everybody: Counted | null
  groupName: string | null
}

export function QuestionResult({ at, question, counted, everybody, groupName }: Props) {
  const words = useTexts(texts)
  const { id, tipo, pregunta } = question
  return (
    <li className={classes.question} aria-labelledby={`resultado-${id}`}>
      <div className={classes.asked}>
        <span className={classes.number} aria-hidden="true">
          {at}
        </span>
        <div className="t-stack t-shrink t-grow">
          <h3 id={`resultado-${id}`} className="t-flush t-heavy t-lead t-snug t-break" lang="es-MX">
            {pregunta}
          </h3>
          <p className="t-flush t-quiet">
            {saidOf(counted, tipo, groupName, words)}
            <span>{counted !== null && tipo === 'varias' && ` ${words.several}`}</span>
          </p>
        </div>
      </div>
      {counted !== null && tipo === 'texto' && <Words counted={counted} isGroup={groupName !== null} />}
      {counted !== null && tipo === 'escala' && (
        <ScaleColumns question={question} counted={counted} everybody={everybody} />
      )}
      {counted !== null && (tipo === 'una' || tipo === 'varias') && (
        <OptionBars question={question} counted={counted} everybody={everybody} />
      )}
      {counted !== null && tipo !== 'texto' && counted.textos.length > 0 && (
        <Words counted={counted} isGroup={false} />
      )}
    </li>
  )
}

function saidOf(
  counted: Counted | null,
  tipo: WireQuestion['tipo'],
  groupName: string | null,
  words: ReturnType<typeof useTexts<typeof texts.es>>,
): string {
  if (counted !== null) return words.answered(counted.contestaron)
  if (groupName === null) return words.hiddenQuestion
  return tipo === 'texto' ? words.noGroupWords : words.hiddenInGroup
}

/** Maximum number of texts shown at once. */
const AT_ONCE = 200

function Words({ counted: { textos, escribieron }, isGroup }: { counted: Counted; isGroup: boolean }) {
  const words = useTexts(texts)
  const [most, setMost] = useState(AT_ONCE)
  if (textos.length === 0)
    return <p className="t-flush t-quiet">{isGroup ? words.noGroupWords : words.fewWords}</p>
  return (
    <>
      {textos.length < escribieron && (
        <p className="t-flush t-quiet">{words.someWords(textos.length, escribieron)}</p>
      )}
      <ul className={classes.words}>
        {textos.slice(0, most).map((text, at) => (
          // The index is the key, because two answers may be identical.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={classes.said} lang="es-MX">
            <IconQuote size={22} aria-hidden />
            <span className="t-as-written t-break t-shrink">{text}</span>
          </li>
        ))}
      </ul>
      {textos.length > most && (
        <Button variant="outline" onClick={() => setMost(most + AT_ONCE)}>
          {words.moreWords}
        </Button>
      )}
    </>
  )
}
