import { IconAlertTriangle, IconCalendarStar, IconInfoCircle } from '@tabler/icons-react'
import type { WireWorkLaw } from '#contract/approvals/work-law.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { type es, workLawTexts } from './work-law-texts.es.ts'

type Words = Translation<typeof es>

interface Props {
  law: WireWorkLaw
  /** True in a form, where each choice can change what the law says. */
  isLive?: boolean
}

/** Shows the week's hours beside what the law allows, what it forbids with the article, and how the day is paid. */
export function WorkLawCard({ law, isLive = false }: Props) {
  const words = useTexts(workLawTexts)
  const used = law.topes.flatMap(({ regla, usado, valor }) =>
    isNamed(words.used, regla) ? [[words.used[regla], words.usedOf(usado, valor)] as const] : [],
  )
  const exceeded = law.topes.filter(({ rebasa, regla }) => rebasa && isNamed(words.limits, regla))
  const hasHours = law.dobles !== null && law.dobles + (law.triples ?? 0) > 0
  const day = isNamed(words.days, law.tipoDia) ? law.tipoDia : null
  if (used.length + exceeded.length === 0 && day === null) return null
  return (
    <section className="t-stack t-gap-3" aria-label={words.title}>
      {used.length > 0 && (
        <dl className="t-flush t-stack t-gap-2 t-pairs t-answers">
          {used.map(([label, text]) => (
            <div key={label} className="t-wrap t-between t-gap-0-3">
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasHours && (
        <p>
          {[words.split(law.dobles ?? 0, law.triples ?? 0), law.confirmada ? '' : words.unsure].join(' ')}
        </p>
      )}
      {day !== null && (
        <Banner tone="neutral" icon={<IconCalendarStar size={24} />} title={words.days[day]}>
          {payText(law, words)}
        </Banner>
      )}
      {exceeded.map(({ regla, valor, articulo, confirmada }) => (
        <Banner
          key={regla}
          tone={confirmada ? 'error' : 'warn'}
          icon={<IconAlertTriangle size={24} />}
          {...(isLive && confirmada && { live: 'alert' as const })}
          title={isNamed(words.limits, regla) ? words.limits[regla](valor, articulo) : ''}
        >
          {confirmada ? null : words.unconfirmed}
        </Banner>
      ))}
      {law.ausencias.length > 0 && (
        <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
          {words.away(law.ausencias.map(formatDate).join(', '))}
        </Banner>
      )}
    </section>
  )
}

function payText({ tipoDia, pago }: WireWorkLaw, words: Words): string {
  return pago
    .flatMap(({ regla, valor, articulo }) => {
      if (regla === 'sundayPremium') return [words.pay.sundayPremium(Math.round(valor * 100), articulo)]
      if (regla !== 'restDayFactor') return []
      return [(tipoDia === 'sunday' ? words.ifRest : words.pay.restDayFactor)(valor, articulo)]
    })
    .join(' ')
}

function isNamed<Names extends object>(names: Names, name: string): name is keyof Names & string {
  return Object.hasOwn(names, name)
}
