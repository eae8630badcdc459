import { IconCalendarClock, IconFile, IconId } from '@tabler/icons-react'
import type { RecordScreen } from '#hooks/navigation/shell-parts.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTabs } from '#ui/lists/section-tabs.tsx'
import { texts } from '../page/texts.es.ts'

const screens = [
  { name: 'kardex', path: paths.kardex, icon: <IconCalendarClock size={22} /> },
  { name: 'myData', path: paths.myData, icon: <IconId size={22} /> },
  { name: 'documents', path: paths.documents, icon: <IconFile size={22} /> },
] as const

/**
 * Tabs of the screens of "Mi expediente". A person with one screen has no tabs, and a candidate has the
 * screens in the bar. A kiosk has one tile for the kardex and one tile for the other two screens.
 */
export function RecordTabs({ current }: { current: RecordScreen }) {
  const { sections } = useTexts(texts)
  const isKiosk = useIsKiosk()
  const { canOpen } = useShellParts()
  const own = screens.filter(({ name, path }) => canOpen(path) && !(isKiosk && name === 'kardex'))
  const isTiled = isKiosk ? current === 'kardex' : !canOpen(paths.kardex)
  if (isTiled || own.length < 2) return null
  return (
    <SectionTabs
      label={sections.record}
      tabs={own.map(({ name, path, icon }) => ({
        href: `#${path}`,
        label: sections[name],
        icon,
        current: name === current,
      }))}
    />
  )
}
