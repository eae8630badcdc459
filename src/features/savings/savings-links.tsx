import { IconCalculator, IconFileText } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

/** What else there is to see of one's savings. */
export function SavingsLinks({ fund }: { fund: Fund | null }) {
  const words = useTexts(texts).links
  const hasLoan = fund !== null && (fund.position.owed > 0 || fund.position.hasLoanPending)
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
        text={hasLoan ? words.papersOfLoan : words.papersText}
      />
    </ListCard>
  )
}
