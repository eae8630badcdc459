import { IconShieldLock } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { privacyPaths } from '#hooks/navigation/privacy-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: privacyPaths.ownData,
    group: 'account',
    rank: 40,
    tone: 'pink',
    icon: () => <IconShieldLock size={24} />,
    useWords: () => useTexts(entryTexts).ownData,
  },
]
