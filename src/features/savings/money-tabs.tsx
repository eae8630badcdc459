import { IconPigMoney, IconReceipt } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { SectionTabs } from '#ui/lists/section-tabs.tsx'
import { texts } from './texts.es.ts'

export function MoneyTabs() {
  const words = useTexts(texts).tabs
  const isKiosk = useIsKiosk()
  const payslips = { href: `#${paths.payslips}`, label: words.payslips, icon: <IconReceipt size={22} /> }
  const savings = { href: `#${paths.savings}`, label: words.savings, icon: <IconPigMoney size={22} /> }
  const asked = {
    href: `#${paths.payDoubt}`,
    label: words.clarifications,
    icon: <ClarificationIcon size={22} />,
  }
  return (
    <SectionTabs
      label={words.label}
      tabs={[
        { ...payslips, current: false },
        { ...savings, current: true },
        ...(isKiosk ? [] : [{ ...asked, current: false }]),
      ]}
    />
  )
}
