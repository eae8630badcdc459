import { IconCalendarPlus } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.incidents,
    group: 'daily',
    rank: 60,
    tone: 'primary',
    icon: () => <IconCalendarPlus size={24} />,
    useWords: () => useTexts(entryTexts).incidents,
    // Hidden when the kardex can be opened, because the kardex contains this entry.
    useIsThere: () => !useShellParts().canOpen(paths.kardex),
  },
]
