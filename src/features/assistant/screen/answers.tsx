import { IconCheck } from '@tabler/icons-react'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { Button } from '#ui/actions/button.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import type { Choice } from '../talk/line.ts'
import { texts } from '../texts.es.ts'
import { ChoiceWords } from './choice-words.tsx'
import classes from './assistant.module.css'

interface Props {
  choices: readonly Choice[]
  fund: Fund | null
  mask: Mask
  onChoose: (choice: Choice) => void
}

export function Answers({ choices, fund, mask, onChoose }: Props) {
  const words = useTexts(texts)
  const short = choices.filter(isShort)
  const isAtRest = choices.some(({ kind }) => kind === 'accept')
  // The confirm button looks disabled until the terms are accepted. A tap before that asks for the acceptance.
  const last: readonly Choice[] = [
    ...choices.filter(({ kind }) => kind === 'cancel' || kind === 'keep' || kind === 'confirm'),
    ...(isAtRest ? [{ kind: 'confirm' } as const] : []),
  ]
  const others = choices.filter(
    (choice) => !isShort(choice) && !['cancel', 'keep', 'confirm', 'accept'].includes(choice.kind),
  )
  const isWeekly = isWeeklyLoan(fund?.payGroup ?? 0)
  return (
    <>
      {short.length > 0 && (
        <div className={classes.short}>
          {short.map((choice) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              className={classes.short1}
              onClick={() => onChoose(choice)}
            >
              {choice.kind === 'term' ? (
                <>
                  <strong className={classes.figure}>{choice.term}</strong>
                  <span className={classes.unit}>
                    {isWeekly ? words.choice.weeks : words.choice.fortnights}
                  </span>
                </>
              ) : choice.kind === 'amount' && choice.isMost ? (
                <>
                  <span className={classes.unit}>{words.choice.most}</span>
                  <strong className={classes.figure}>
                    <Money
                      text={moneyOnScreen(choice.amount)}
                      shown={mask.shown}
                      hiddenLabel={words.money.hidden}
                    />
                  </strong>
                </>
              ) : (
                <strong className={classes.figure}>
                  <ChoiceWords choice={choice} fund={fund} />
                </strong>
              )}
            </button>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={classes.long}>
          {others.map((choice) => (
            <Button
              key={JSON.stringify(choice)}
              variant="default"
              size="lg"
              fullWidth
              onClick={() => onChoose(choice)}
            >
              <ChoiceWords choice={choice} fund={fund} />
            </Button>
          ))}
        </div>
      )}
      {last.length > 0 && (
        <div className={classes.last}>
          {last.map((choice) => (
            <Button
              key={choice.kind}
              size="lg"
              resting={isAtRest && choice.kind === 'confirm'}
              variant={choice.kind === 'confirm' ? 'filled' : 'outline'}
              leftSection={choice.kind === 'confirm' && <IconCheck size={24} aria-hidden />}
              onClick={() => onChoose(choice)}
            >
              <ChoiceWords choice={choice} fund={fund} />
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

function isShort({ kind }: Choice): boolean {
  return kind === 'term' || kind === 'amount'
}
