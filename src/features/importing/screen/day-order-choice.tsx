import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Segments } from '#ui/choices/segments.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

/** Server's reading of dates that fit both orders. '' or undefined without such dates. */
type Order = 'dia' | 'mes' | 'duda' | '' | undefined

interface Props {
  order: Order
  /** Answer that the server does not have yet; null without one. */
  answer: boolean | null
  onAnswer: (isMonthFirst: boolean) => void
}

export function DayOrderChoice({ order, answer, onAnswer }: Props) {
  const { days } = useTexts(texts)
  if (order === undefined || order === '') return null
  const answered = answer === null ? order : answer ? 'mes' : 'dia'
  return (
    <div className={classes.order}>
      <p className="t-strong">{days.label}</p>
      {answered === 'duda' && (
        <p className={classes.doubt} role="status">
          <IconAlertTriangle size={20} aria-hidden="true" /> {days.unclear}
        </p>
      )}
      <Segments
        label={days.label}
        value={answered === 'duda' ? '' : answered}
        options={[
          { value: 'dia', label: days.dayFirst },
          { value: 'mes', label: days.monthFirst },
        ]}
        onChange={(value) => onAnswer(value === 'mes')}
      />
    </div>
  )
}
