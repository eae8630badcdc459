import { IconCalendarClock, IconId } from '@tabler/icons-react'
import { paths } from '#hooks/paths.ts'
import { useShellParts } from '#hooks/shell-parts.ts'
import { useIsKiosk } from '#hooks/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTabs } from '#ui/section-tabs.tsx'
import { texts } from './texts.ts'

/** The screens of "Mi expediente"; who has one of them only needs no tabs, and a kiosk has a tile for each. */
export function RecordTabs() {
  const words = useTexts(texts).tabs
  const isKiosk = useIsKiosk()
  const { canOpen } = useShellParts()
  if (isKiosk || !canOpen(paths.kardex) || !canOpen(paths.myData)) return null
  return (
    <SectionTabs
      label={words.label}
      tabs={[
        {
          href: `#${paths.kardex}`,
          label: words.kardex,
          icon: <IconCalendarClock size={22} />,
          current: true,
        },
        { href: `#${paths.myData}`, label: words.myData, icon: <IconId size={22} />, current: false },
      ]}
    />
  )
}
