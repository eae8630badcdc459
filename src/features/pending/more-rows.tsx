import { IconCloudUpload } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import type { MoreRow } from '#hooks/navigation/more-row.ts'

export const rows: readonly MoreRow[] = [
  {
    path: paths.waiting,
    group: 'device',
    rank: 20,
    tone: 'warn',
    icon: () => <IconCloudUpload size={24} />,
    text: inBoth('Lo que guardaste y falta enviar', 'What you saved but haven’t sent yet'),
  },
]
