import { IconDeviceMobileDown, IconSettings } from '@tabler/icons-react'
import { useInstallWay } from '#hooks/device/install.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.settings,
    group: 'device',
    rank: 10,
    tone: 'primary',
    icon: () => <IconSettings size={24} />,
    text: inBoth('Letra, colores e idioma', 'Text size, colors and language'),
  },
  {
    path: paths.install,
    group: 'device',
    rank: 40,
    tone: 'ok',
    icon: () => <IconDeviceMobileDown size={24} />,
    text: inBoth('Ábrelo como aplicación', 'Open it like an app'),
    useIsShown: () => useInstallWay() !== null,
  },
]
