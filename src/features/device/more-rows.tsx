import { IconDeviceDesktopCog } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.device,
    group: 'device',
    rank: 30,
    tone: 'teal',
    icon: () => <IconDeviceDesktopCog size={24} />,
    text: inBoth('Lo guardado y tus otras sesiones', 'What’s saved and your other sessions'),
  },
]
