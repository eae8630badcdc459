import { IconClipboardList } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { pollPaths } from '#hooks/navigation/poll-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { entryTexts } from './entry-texts.es.ts'

/** What opens over Inicio by itself (SHELL-27, SHELL-28); not of routes.tsx, whose titles come with the desks. */
export const loadPollDialog = lazyPart(() => import('./poll-dialog.tsx'))

export const entries: readonly MoreEntry[] = [
  {
    path: pollPaths.polls,
    group: 'account',
    rank: 65,
    tone: 'teal',
    icon: () => <IconClipboardList size={24} />,
    useWords: () => useTexts(entryTexts).polls,
  },
]
