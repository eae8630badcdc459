import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { AskIcon } from '#models/screens/screen-icons.tsx'

export const rows: readonly MoreRow[] = [
  {
    path: paths.asking,
    useHref: () => `#${paths.newAsking}`,
    group: 'daily',
    rank: 10,
    tone: 'teal',
    icon: () => <AskIcon size={24} />,
    title: inBoth('Pedir', 'Request'),
    text: inBoth(
      'Pide un día o una carta y revisa lo que pediste',
      'Request a day or a letter and see your requests',
    ),
  },
]
