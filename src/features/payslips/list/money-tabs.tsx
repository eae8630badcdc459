import { IconMessage2Question, IconPigMoney, IconReceipt } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSavingsEnrolment } from '#models/savings/use-savings-enrolment.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTabs } from '#ui/lists/section-tabs.tsx'
import { texts } from '../texts.es.ts'

/**
 * The screens of "Mi dinero": only who is in the savings fund has one (SHELL-22). On a kiosk Aclaraciones is a tile of
 * its own.
 */
export function MoneyTabs() {
  const words = useTexts(texts).tabs
  const isKiosk = useIsKiosk()
  const { canSee } = useSavingsEnrolment()
  if (isKiosk && canSee !== true) return null
  const payslips = { href: `#${paths.payslips}`, label: words.payslips, icon: <IconReceipt size={22} /> }
  const savings = { href: `#${paths.savings}`, label: words.savings, icon: <IconPigMoney size={22} /> }
  const asked = {
    href: `#${paths.payDoubt}`,
    label: words.clarifications,
    icon: <IconMessage2Question size={22} />,
  }
  return (
    <SectionTabs
      label={words.label}
      tabs={[
        { ...payslips, current: true },
        ...(canSee === true ? [{ ...savings, current: false }] : []),
        ...(isKiosk ? [] : [{ ...asked, current: false }]),
      ]}
    />
  )
}
