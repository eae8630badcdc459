import { IconHeart } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { recognitionPaths } from '#hooks/navigation/recognition-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: recognitionPaths.give,
    group: 'daily',
    rank: 66,
    tone: 'pink',
    icon: () => <IconHeart size={24} />,
    useWords: () => useTexts(entryTexts).recognition,
  },
  {
    path: recognitionPaths.desk,
    group: 'team',
    rank: 45,
    tone: 'pink',
    icon: () => <IconHeart size={24} />,
    useWords: () => ({ title: useTexts(entryTexts).desk }),
  },
]
