import { POLL_INTRO_LENGTH, POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import type { PollFault } from './poll-faults.ts'
import type { PollValues } from './poll-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  values: PollValues
  isFixed: boolean
  problems: readonly PollFault[]
  onChange: (part: Partial<PollValues>) => void
}

export function TitleCard({ values, isFixed, problems, onChange }: Props) {
  const words = useTexts(texts)
  const { count } = useTexts(placeTexts)
  if (isFixed) {
    return (
      <section className="t-card t-pad-4 t-stack t-gap-2">
        <h2 className="t-flush t-heavy t-h3 t-tight t-break" lang="es-MX">
          {values.titulo}
        </h2>
        <p className="t-flush t-quiet">{words.fixed}</p>
      </section>
    )
  }
  const told = (field: 'titulo' | 'intro') =>
    problems.some((problem) => problem.field === field) ? words.faults[field] : null
  return (
    <section className="t-card t-pad-4 t-stack t-gap-4">
      <TextArea
        id="encuesta-titulo"
        label={words.title}
        rows={2}
        value={values.titulo}
        limit={POLL_TITLE_LENGTH}
        countText={count}
        error={told('titulo')}
        onChange={(titulo) => onChange({ titulo })}
      />
      <TextArea
        id="encuesta-intro"
        label={words.intro}
        description={words.introHelp}
        rows={2}
        value={values.intro}
        limit={POLL_INTRO_LENGTH}
        countText={count}
        error={told('intro')}
        onChange={(intro) => onChange({ intro })}
      />
    </section>
  )
}
