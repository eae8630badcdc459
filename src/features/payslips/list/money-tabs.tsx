import { IconPigMoney, IconReceipt } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTabs } from '#ui/lists/section-tabs.tsx'
import classes from './payslips-screen.module.css'
import { texts } from '../texts.es.ts'

/** Savings are a tab only for members of the fund (SHELL-22). */
export function MoneyTabs() {
  const words = useTexts(texts).tabs
  const isKiosk = useIsKiosk()
  const { canSee, isLoading } = useSavingsEnrolment()
  // Reserves the tab's space until membership is known, because most people are members.
  const isAwaited = canSee === null && isLoading
  const hasSavings = canSee === true || isAwaited
  if (isKiosk && !hasSavings) return null
  const payslips = { href: `#${paths.payslips}`, label: words.payslips, icon: <IconReceipt size={22} /> }
  const savings = { href: `#${paths.savings}`, label: words.savings, icon: <IconPigMoney size={22} /> }
  const asked = {
    href: `#${paths.payDoubt}`,
    label: words.clarifications,
    icon: <ClarificationIcon size={22} />,
  }
  return (
    <div className={isAwaited ? classes.awaited : undefined}>
      <SectionTabs
        label={words.label}
        tabs={[
          { ...payslips, current: true },
          ...(hasSavings ? [{ ...savings, current: false }] : []),
          ...(isKiosk ? [] : [{ ...asked, current: false }]),
        ]}
      />
    </div>
  )
}
