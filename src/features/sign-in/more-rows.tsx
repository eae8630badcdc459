import { IconKey, IconPasswordUser } from '@tabler/icons-react'
import { prefixedPath } from '#domain/identity/menu.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.changePassword,
    group: 'account',
    rank: 20,
    tone: 'teal',
    icon: () => <IconKey size={24} />,
    title: inBoth('Cambiar contraseña', 'Change password'),
    useHref: () => `#${prefixedPath('CambioPass', useProfile().menu?.isMultisistema ?? false)}`,
  },
  {
    path: paths.oneTimePassword,
    group: 'people',
    rank: 12,
    tone: 'warn',
    icon: () => <IconPasswordUser size={24} />,
    title: inBoth('Contraseña temporal', 'One-time password'),
    text: inBoth('Para quien no puede entrar', 'For someone who can’t sign in'),
    useIsShown: () => hasModule(useProfile().menu, paths.oneTimePassword),
  },
]
