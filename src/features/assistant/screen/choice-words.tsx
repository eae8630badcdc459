import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import type { Choice } from '../talk/line.ts'
import { type es, texts } from '../texts.es.ts'

export function ChoiceWords({ choice, fund }: { choice: Choice; fund: Fund | null }) {
  return wordsOfChoice(choice, fund, useTexts(texts))
}

function wordsOfChoice(choice: Choice, fund: Fund | null, words: Translation<typeof es>): string {
  switch (choice.kind) {
    case 'go':
      return words.goals[choice.to]
    case 'amount':
      // The person's own maximum is private and must not appear in the talk.
      return choice.isMost ? words.choice.most : moneyOnScreen(choice.amount).replace(/\.00$/, '')
    case 'other-amount':
      return words.choice.other
    case 'term':
      return `${choice.term} ${isWeeklyLoan(fund?.payGroup ?? 0) ? words.choice.weeks : words.choice.fortnights}`
    case 'accept':
      return words.choice.accept
    case 'confirm':
      return words.choice.confirm
    case 'back':
      return words.choice.change
    case 'cancel':
      return words.choice.cancel
    case 'keep':
      return words.choice.keep
    case 'movement':
      return words.choice.cancelMovement(movementWords(choice.movement, fund, words))
  }
}

/** A legacy host sends only its type, not its class. */
export function movementWords(
  movement: number,
  fund: Fund | null,
  words: Pick<Translation<typeof es>, 'kinds'>,
): string {
  const found = fund?.pending.find(({ id, TIPO_MOVIMIENTO }) => (id ?? TIPO_MOVIMIENTO) === movement)
  const byType: Record<number, keyof typeof words.kinds> = { 294: 'either', 295: 'prestamo' }
  const kind = found?.clase ?? byType[found?.TIPO_MOVIMIENTO ?? movement] ?? 'other'
  return kind in words.kinds ? words.kinds[kind as keyof typeof words.kinds] : words.kinds.other
}
