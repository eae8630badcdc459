import { dateParts } from '#domain/time/dates.ts'
import { isWeekly, type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DateTile } from '#ui/lists/tile.tsx'
import classes from './earlier-pays.module.css'
import { periodText } from './period-text.ts'
import { texts } from '../texts.es.ts'

const MOST = 4

/** Lists earlier payments on tablets and wide screens. */
export function EarlierPays({ periods }: { periods: readonly PayslipPeriod[] }) {
  const words = useTexts(texts).pay
  const { user } = useProfile()
  if (periods.length === 0) return null
  return (
    <section className={classes.earlier}>
      <SectionTitle id="earlier" action={<TextLink href={`#${paths.payslips}`}>{words.seeAll}</TextLink>}>
        {words.earlier}
      </SectionTitle>
      <ListCard labelledBy="earlier">
        {periods.slice(0, MOST).map((period) => {
          const paid = dateParts(period.paid_date)
          const [name, range] = periodText(period, isWeekly(user.GrupoPago), words).split(' · ')
          return (
            <ListRow
              key={payslipKey(period)}
              lead={paid && <DateTile day={paid.day} month={words.months[paid.month - 1] ?? ''} />}
              title={name}
              text={range}
              href={`#${paths.payslip(payslipKey(period))}`}
            />
          )
        })}
      </ListCard>
    </section>
  )
}
