import { IconFingerprint } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { inBoth } from '#i18n/in-both.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.passkeys,
    group: 'account',
    rank: 25,
    tone: 'teal',
    icon: () => <IconFingerprint size={24} />,
    text: inBoth('Entra sin escribir tu contraseña', 'Sign in without typing your password'),
    useIsShown: () => !useIsKiosk(),
  },
]
