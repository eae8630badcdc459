import { IconSend } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.asking,
    group: 'daily',
    rank: 10,
    tone: 'teal',
    icon: () => <IconSend size={24} />,
    useWords: () => useTexts(entryTexts).asking,
  },
]
