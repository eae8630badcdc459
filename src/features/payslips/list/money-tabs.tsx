import { IconPigMoney, IconReceipt } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTabs } from '#ui/lists/section-tabs.tsx'
import classes from './payslips-screen.module.css'
import { texts } from '../texts.es.ts'

/** The screens of "Mi dinero"; only who is in the savings fund has two (SHELL-22). */
export function MoneyTabs() {
  const words = useTexts(texts).tabs
  const { canSee, isLoading } = useSavingsEnrolment()
  // Most people are in the fund: until it is known the tabs have their room, so that the list below stays.
  const isAwaited = canSee === null && isLoading
  if (canSee !== true && !isAwaited) return null
  const payslips = { href: `#${paths.payslips}`, label: words.payslips, icon: <IconReceipt size={22} /> }
  const savings = { href: `#${paths.savings}`, label: words.savings, icon: <IconPigMoney size={22} /> }
  return (
    <div className={isAwaited ? classes.awaited : undefined}>
      <SectionTabs
        label={words.label}
        tabs={[
          { ...payslips, current: true },
          { ...savings, current: false },
        ]}
      />
    </div>
  )
}
