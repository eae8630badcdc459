import { formatDate } from '#domain/time/dates.ts'
import type { KardexKind } from '#domain/time/kardex.ts'
import { useProgressiveRows } from '#hooks/device/use-progressive-rows.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'

interface Props {
  caption: string
  days: readonly { date: string; kinds: readonly KardexKind[] }[]
}

export function DayTable({ caption, days }: Props) {
  const words = useTexts(texts)
  const count = useProgressiveRows(days.length)
  return (
    <div className="t-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.record}</th>
          </tr>
        </thead>
        <tbody>
          {days.slice(0, count).map(({ date, kinds }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td>{kinds.map((kind) => words.marks[kind]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
