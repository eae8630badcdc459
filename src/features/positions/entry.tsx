import { IconHierarchy } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

const both = { group: 'team', tone: 'teal', icon: () => <IconHierarchy size={24} /> } as const

export const entries: readonly MoreEntry[] = [
  { ...both, path: paths.teamPositions, rank: 41, useWords: () => useTexts(entryTexts).team },
  { ...both, path: paths.profiles, rank: 42, useWords: () => useTexts(entryTexts).profiles },
]
