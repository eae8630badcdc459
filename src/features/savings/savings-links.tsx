import { IconCalculator, IconFileText } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

/** @param hasPapers true when a loan was ever authorized, also a settled one */
export function SavingsLinks({ fund, hasPapers }: { fund: Fund | null; hasPapers: boolean }) {
  const words = useTexts(texts).links
  const isWaiting = fund !== null && fund.position.hasLoanPending
  return (
    <ListCard label={words.label}>
      <ListRow
        href={`#${paths.loanSimulator}`}
        lead={<IconCalculator size={26} aria-hidden />}
        title={words.simulator}
        text={words.simulatorText}
      />
      <ListRow
        href={`#${paths.savingsPapers}`}
        lead={<IconFileText size={26} aria-hidden />}
        title={words.papers}
        text={hasPapers || isWaiting ? words.papersOfLoan : words.papersText}
      />
    </ListCard>
  )
}
