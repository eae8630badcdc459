import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { pollPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Loads the dialog of the benefits and routes polls, which opens automatically (SHELL-27, SHELL-28). */
export const loadPollDialog = lazyPart(() => import('./poll-dialog.tsx'))

export const feature: Feature = {
  desks: [
    {
      path: pollPaths.polls,
      needs: 'P-150',
      title: inBoth('Encuestas', 'Polls'),
      section: 'more',
      visible: hasReminders,
    },
  ],
}
