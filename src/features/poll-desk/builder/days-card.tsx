import { useTexts } from '#i18n/use-texts.ts'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import classes from './builder.module.css'
import type { PollFault } from './poll-faults.ts'
import type { PollValues } from './poll-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  values: PollValues
  problems: readonly PollFault[]
  onChange: (part: Partial<PollValues>) => void
}

export function DaysCard({ values, problems, onChange }: Props) {
  const words = useTexts(texts)
  const box = (field: 'desde' | 'hasta') => {
    const problem = problems.find((one) => one.field === field)
    return (
      <DateBoxes
        id={`encuesta-${field}`}
        label={words.days[field]}
        description={words.days.help[field]}
        error={problem ? words.faults[problem.fault] : null}
        value={values[field]}
        words={words.days}
        onChange={(day) => onChange({ [field]: day })}
      />
    )
  }
  return (
    <section className="t-card t-pad-4 t-stack t-gap-3" aria-labelledby="encuesta-cuando">
      <h2 id="encuesta-cuando" className="t-flush t-heavy t-lead t-snug">
        {words.days.title}
      </h2>
      <div className={classes.pair}>
        {box('desde')}
        {box('hasta')}
      </div>
    </section>
  )
}
