import { IconBeach } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { useVacation } from '#models/vacation/use-vacation.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { vacationTexts } from './vacation-texts.es.ts'
import { vacationLines } from './vacation-words.ts'

/** Says how many vacation days are left. Renders nothing while they are unknown. */
export function VacationLine() {
  const words = useTexts(vacationTexts)
  const vacation = useVacation()
  if (vacation === null) return null
  const { title, text } = vacationLines(vacation, words)
  return (
    <Banner tone="neutral" icon={<IconBeach size={24} />} title={title}>
      {text}
    </Banner>
  )
}
