import { hasReminders } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { pollPaths } from '#hooks/navigation/poll-paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
// Titles come from this feature: importing the desks' titles would add the desks to the dialog over Inicio.
import { entryTexts } from './entry-texts.es.ts'

/** Company polls for the invited person (BENE, RUTA, and those of human resources). */
const polls: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit' | 'title'> = {
  access: 'session',
  section: 'more',
  visible: hasReminders,
  visit: 'Encuestas',
  title: () => wordsOf(entryTexts).polls.title,
}

/** Dialog that opens automatically over Inicio (SHELL-27, SHELL-28). */
export const loadPollDialog = lazyPart(() => import('./poll-dialog.tsx'))

export const routes: FeatureRoute[] = [
  {
    ...polls,
    path: pollPaths.polls,
    back: paths.more,
    load: lazyPart(() => import('./polls-screen.tsx').then(({ PollsScreen }) => ({ Screen: PollsScreen }))),
  },
  {
    ...polls,
    path: `${pollPaths.polls}/:encuesta`,
    title: () => wordsOf(entryTexts).polls.one,
    back: pollPaths.polls,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() => import('./poll-screen.tsx').then(({ PollScreen }) => ({ Screen: PollScreen }))),
  },
]
