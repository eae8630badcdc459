import { IconCircleCheck, IconHelpCircle, IconInfoCircle } from '@tabler/icons-react'
import { moneyOnScreen } from '#domain/money/money.ts'
import type { CheckedRule } from '#domain/pay-check/check-pay.ts'
import type { Fact } from '#domain/pay-check/facts.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { LineFacts } from '#pieces/pay-lines/line-facts.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import { plainValue } from './check-comment.ts'
import classes from './pay-check.module.css'
import { type es, texts } from './texts.es.ts'

interface Props {
  checked: readonly CheckedRule[]
  shown: boolean
  /** Null without a difference. */
  onAsk: (() => void) | null
  onClose: () => void
}

const order = { difference: 0, ok: 1, unknown: 2 } as const

export function CheckSheet({ checked, shown, onAsk, onClose }: Props) {
  const words = useTexts(texts)
  const sorted = [...checked].sort((one, other) => order[one.state] - order[other.state])
  return (
    <Dialog opened size="medium" hasClose title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className="t-stack t-gap-4">
        <p className="t-quiet">{words.lead}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
        <ul className="t-list" role="list">
          {sorted.map((one) => (
            <RuleRow key={one.rule} checked={one} shown={shown} />
          ))}
        </ul>
        {onAsk && (
          <Button fullWidth leftSection={<ClarificationIcon size={22} aria-hidden />} onClick={onAsk}>
            {words.ask}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface RowProps {
  checked: CheckedRule
  shown: boolean
}

function RuleRow({ checked, shown }: RowProps) {
  const words = useTexts(texts)
  const { name } = words.rules[checked.rule]
  return (
    <li className={classes.rule}>
      <div className="t-wrap t-gap-0-3 t-between t-at-base">
        <h3 className="t-row-text t-strong">{name}</h3>
        <State checked={checked} shown={shown} />
      </div>
      <p className="t-quiet t-small">{sentenceOf(checked, words)}</p>
      {checked.state !== 'unknown' && checked.facts.length > 0 && (
        <LineFacts
          facts={checked.facts.map((fact) => ({
            label: words.facts[fact.name],
            value: <Value fact={fact} shown={shown} />,
          }))}
        />
      )}
    </li>
  )
}

function sentenceOf(checked: CheckedRule, words: Translation<typeof es>): string {
  if (checked.state === 'difference') return words.found[checked.found]
  if (checked.state === 'unknown') return words.missing[checked.missing]
  return checked.doubt ? words.missing[checked.doubt] : words.rules[checked.rule].about
}

function State({ checked, shown }: RowProps) {
  const words = useTexts(texts)
  if (checked.state === 'ok') {
    return (
      <StateChip plain tone="ok" icon={<IconCircleCheck />}>
        {checked.doubt ? words.partly : words.ok}
      </StateChip>
    )
  }
  if (checked.state === 'unknown') {
    return (
      <StateChip plain tone="neutral" icon={<IconHelpCircle />}>
        {words.unknown}
      </StateChip>
    )
  }
  const { centavos, days } = checked
  return (
    <StateChip plain tone="warn" icon={<IconInfoCircle />}>
      <span>{centavos === null && days === null ? words.difference : words.differenceOf}</span>{' '}
      {centavos === null ? (
        days !== null && <span>{words.days(days)}</span>
      ) : (
        <Money text={moneyOnScreen(centavos)} shown={shown} hiddenLabel={words.hidden} />
      )}
    </StateChip>
  )
}

function Value({ fact, shown }: { fact: Fact; shown: boolean }) {
  const words = useTexts(texts)
  if (!('money' in fact)) return plainValue(fact, words)
  return <Money text={moneyOnScreen(fact.money)} shown={shown} hiddenLabel={words.hidden} />
}
