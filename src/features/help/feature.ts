import type { Feature } from '#hooks/navigation/feature.ts'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    {
      path: helpPaths.help,
      title: inBoth('Ayuda', 'Help'),
      section: 'more',
      visible: () => true,
      isAhead: true,
    },
  ],
}
