import { IconKey, IconUserQuestion } from '@tabler/icons-react'
import { prefixedPath } from '#domain/identity/menu.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { MoreEntry } from '#hooks/navigation/more-entry.ts'
import { entryTexts } from './entry-texts.es.ts'

export const entries: readonly MoreEntry[] = [
  {
    path: paths.changePassword,
    group: 'account',
    rank: 20,
    tone: 'teal',
    icon: () => <IconKey size={24} />,
    useWords: () => useTexts(entryTexts).changePassword,
    useHref: () => `#${prefixedPath('CambioPass', useProfile().menu?.isMultisistema ?? false)}`,
  },
  {
    path: paths.oneTimePassword,
    group: 'team',
    rank: 12,
    tone: 'warn',
    icon: () => <IconUserQuestion size={24} />,
    useWords: () => useTexts(entryTexts).oneTimePassword,
    // The server's menu lists this screen for people who may issue one-time passwords (human
    // resources).
    useIsThere: () => hasModule(useProfile().menu, paths.oneTimePassword),
  },
]
