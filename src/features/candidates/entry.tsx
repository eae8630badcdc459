import { IconId, IconUserQuestion } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

const desks = [
  ['candidates', IconUserQuestion],
  ['offers', IconId],
] as const

export const entries: readonly MoreEntry[] = desks.map(([name, Icon]) => ({
  path: paths[name],
  group: 'team',
  rank: 43,
  icon: () => <Icon size={24} />,
  tone: 'pink',
  useWords: () => ({ title: useTexts(entryTexts)[name] }),
}))
