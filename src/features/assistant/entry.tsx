import { IconMessage } from '@tabler/icons-react'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.assistant,
    group: 'daily',
    rank: 30,
    tone: 'teal',
    icon: () => <IconMessage size={24} />,
    useWords: () => useTexts(entryTexts).assistant,
    // Hidden on a kiosk: there the assistant is a tile of Inicio (product.md).
    useIsThere: () => !useIsKiosk(),
  },
]
