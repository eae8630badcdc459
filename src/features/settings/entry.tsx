import { IconDeviceMobileDown, IconSettings } from '@tabler/icons-react'
import { useInstallWay } from '#hooks/device/install.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.settings,
    group: 'device',
    rank: 10,
    tone: 'primary',
    icon: () => <IconSettings size={24} />,
    useWords: () => useTexts(entryTexts).settings,
  },
  {
    path: paths.install,
    group: 'device',
    rank: 40,
    tone: 'ok',
    icon: () => <IconDeviceMobileDown size={24} />,
    useWords: () => useTexts(entryTexts).install,
    useIsThere: () => useInstallWay() !== null,
  },
]
