import { IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Audience, audienceKinds, countAudience } from '#contract/polls/poll-desk.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import classes from './builder.module.css'
import type { PollFault } from './poll-faults.ts'
import { texts } from './texts.es.ts'

interface Props {
  audience: Audience
  problems: readonly PollFault[]
  onChange: (audience: Audience) => void
}

export function AudienceCard({ audience, problems, onChange }: Props) {
  const words = useTexts(texts).audience
  const faults = useTexts(texts).faults
  const { clase, ids } = audience
  const answer = useOperation(countAudience, { audiencia: audience }, { isKept: false })
  const [known, setKnown] = useState(answer.data)
  if (answer.data !== null && answer.data !== known) setKnown(answer.data)
  const former = useRef(new Map<Audience['clase'], string[]>())
  const choices = clase === 'todos' || known === null ? [] : known[clase]
  const isWrong = problems.some(({ field }) => field === 'audiencia')
  return (
    <section className="t-card t-pad-4 t-stack t-gap-4" aria-labelledby="encuesta-quienes">
      <h2 id="encuesta-quienes" className="t-flush t-heavy t-lead t-snug">
        {words.title}
      </h2>
      <SelectField
        id={choices.length === 0 ? 'encuesta-audiencia' : undefined}
        label={words.label}
        value={clase}
        options={audienceKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onChange={(event) => {
          const next = event.currentTarget.value as Audience['clase']
          former.current.set(clase, ids)
          onChange({ clase: next, ids: former.current.get(next) ?? [] })
        }}
      />
      {choices.length > 0 && clase !== 'todos' && (
        <CheckCards
          id="encuesta-audiencia"
          label={words.which[clase]}
          error={isWrong ? faults.audiencia : null}
          value={choices.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []))}
          options={choices.map(({ nombre, personas }, at) => ({
            value: at,
            label: words.choice(nombre, personas),
            lang: 'es-MX',
          }))}
          onChange={(chosen) =>
            onChange({ clase, ids: choices.flatMap(({ id }, at) => (chosen.includes(at) ? [id] : [])) })
          }
        />
      )}
      <output className={classes.reach}>
        <IconUsers size={28} aria-hidden />
        <span className="t-stack t-shrink">{reachOf(answer, words)}</span>
      </output>
      {answer.failure !== null && !answer.isRefreshing && (
        <Button size="sm" variant="outline" onClick={() => void answer.refresh()}>
          {words.again}
        </Button>
      )}
    </section>
  )
}

function reachOf(
  {
    data,
    failure,
    isRefreshing,
  }: Pick<ReturnType<typeof useOperation<typeof countAudience>>, 'data' | 'failure' | 'isRefreshing'>,
  words: ReturnType<typeof useTexts<typeof texts.es>>['audience'],
) {
  if (data === null) {
    return (
      <span className="t-quiet">{failure !== null && !isRefreshing ? words.unknown : words.counting}</span>
    )
  }
  return (
    <>
      <span className="t-heavy t-h3 t-tight">{words.reach(data.personas)}</span>
      <span className="t-quiet">
        {data.personas < SMALLEST_GROUP ? words.few : words.accounts(data.conCuenta)}
      </span>
    </>
  )
}
