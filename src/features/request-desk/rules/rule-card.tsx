import { IconCircleCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { WireOffPeriod, WireRule } from '#contract/payslips/check-rules.ts'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SwitchOff } from './switch-off.tsx'
import { SwitchOn } from './switch-on.tsx'
import { texts } from './texts.es.ts'

interface Props {
  rule: RuleName
  found: WireRule
  /** Today in the company's time zone, YYYY-MM-DD. */
  today: string
}

export function RuleCard({ rule, found, today }: Props) {
  const words = useTexts(texts)
  const [asked, setAsked] = useState<WireOffPeriod | 'off' | null>(null)
  const { name, about } = words.rules[rule]
  const { personas, ciertas, falsas, apagada } = found
  const isOff = apagada.some(({ desde, hasta }) => desde <= today && (hasta === '' || today <= hasta))
  const used = words.used(personas)
  const close = () => setAsked(null)
  return (
    <Card className="t-stack t-gap-2">
      <div className="t-wrap t-gap-0-3 t-between t-at-base">
        <h2 className="t-h3">{name}</h2>
        {!isOff && (
          <StateChip plain tone="ok" icon={<IconCircleCheck />}>
            {words.isOn}
          </StateChip>
        )}
      </div>
      <p className="t-quiet t-small">{about}</p>
      <p>{personas === 0 ? used : `${used} ${words.verdicts(ciertas, falsas)}`}</p>
      {apagada.map((period) => (
        <div key={period.id} className="t-wrap t-gap-2-3 t-between">
          <OffDays period={period} />
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={() => setAsked(period)}
          >
            {words.switchOn.open}
          </Button>
        </div>
      ))}
      <div className="t-wrap">
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconPlayerPause size={20} aria-hidden />}
          onClick={() => setAsked('off')}
        >
          {words.switchOff.open}
        </Button>
      </div>
      {asked === 'off' && <SwitchOff rule={rule} today={today} onClose={close} />}
      {asked !== null && asked !== 'off' && (
        <SwitchOn rule={rule} period={asked} today={today} onClose={close} />
      )}
    </Card>
  )
}

function OffDays({ period: { desde, hasta, apago } }: { period: WireOffPeriod }) {
  const words = useTexts(texts)
  const from = formatDate(desde)
  return (
    <div>
      <StateChip plain tone="neutral" icon={<IconPlayerPause />}>
        {hasta === '' ? words.off(from) : words.offRange(from, formatDate(hasta))}
      </StateChip>
      {apago !== '' && <p className="t-quiet t-small">{words.by(properName(apago))}</p>}
    </div>
  )
}
