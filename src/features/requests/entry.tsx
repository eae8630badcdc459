import { IconMessage2Question } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/titles.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.payDoubt,
    group: 'daily',
    rank: 40,
    tone: 'pink',
    icon: () => <IconMessage2Question size={24} />,
    useWords: () => ({
      title: useTexts(entryTexts).payDoubt,
      text: useTexts(titles).requests.payDoubt,
    }),
  },
]
