import { IconCalculator, IconFileText } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useHasLoanPapers } from '#models/savings/use-has-loan-papers.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { texts } from './texts.es.ts'

/** What else there is to see of one's savings. */
export function SavingsLinks() {
  const words = useTexts(texts).links
  const hasLoan = useHasLoanPapers()
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
