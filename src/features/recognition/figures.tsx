import { useId } from 'react'
import type { Figures as Sums } from '#contract/recognition/recognition-desk.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { type Bar, Bars } from './bars.tsx'
import classes from './figures.module.css'
import { PrincipleDrawing } from './principle-drawing.tsx'
import { texts } from './texts.es.ts'

const MONTHS = 12
const YEARS = 3

/** Returns the current and previous months as YYYY-MM, newest first. */
export function latestMonths(count = MONTHS): string[] {
  const [year = 0, month = 1] = companyDate(serverNow()).split('-').map(Number)
  return Array.from({ length: count }, (_, at) => {
    const months = year * MONTHS + (month - 1) - at
    return `${Math.floor(months / MONTHS)}-${String((months % MONTHS) + 1).padStart(2, '0')}`
  })
}

export function useMonthWord(): (month: string) => string {
  const words = useTexts(texts)
  return (month) => {
    const [year = '', number = ''] = month.split('-')
    return words.figures.month(words.months[Number(number) - 1] ?? '', year)
  }
}

interface PeriodProps {
  value: string
  onChange: (period: string) => void
}

export function PeriodField({ value, onChange }: PeriodProps) {
  const words = useTexts(texts).figures
  const monthWord = useMonthWord()
  const months = latestMonths()
  const year = Number(months[0]?.slice(0, 4))
  return (
    <SelectField
      label={words.period}
      value={value}
      options={[
        ...months.map((month) => ({ value: month, label: monthWord(month) })),
        ...Array.from({ length: YEARS }, (_, at) => String(year - at)).map((each) => ({
          value: each,
          label: words.year(each),
        })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface Props {
  figures: Sums
  period: string
  others?: { title: string; bars: readonly Bar[] }
}

export function Figures({ figures: { total, principios, meses }, period, others }: Props) {
  const words = useTexts(texts)
  const monthWord = useMonthWord()
  if (total === null) return <p className="t-quiet">{words.figures.few}</p>
  if (total === 0) return <p className="t-quiet">{words.figures.none}</p>
  const now = latestMonths(1)[0] ?? ''
  const months = period.length === 4 ? meses.filter(({ mes }) => mes <= now) : []
  return (
    <>
      <output className="t-h3">{words.figures.total(total)}</output>
      <Part
        title={words.figures.principles}
        bars={principios.map(({ titulo, imagen, total: count }) => ({
          key: titulo,
          label: titulo,
          total: count,
          lead: <PrincipleDrawing image={imagen} className={classes.drawing} />,
        }))}
      />
      {others && others.bars.length > 0 && <Part {...others} />}
      {months.length > 0 && (
        <Part
          title={words.figures.months}
          bars={months.map(({ mes, total: count }) => ({ key: mes, label: monthWord(mes), total: count }))}
        />
      )}
    </>
  )
}

function Part({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const words = useTexts(texts).figures
  const id = useId()
  return (
    <section className="t-stack t-gap-2">
      <h2 id={id} className="t-strong t-row-text">
        {title}
      </h2>
      <Bars bars={bars} countText={words.total} labelledBy={id} />
    </section>
  )
}
