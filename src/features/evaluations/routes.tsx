import { hasReminders } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Questionnaires of 360 evaluations assigned to the person (EVAL-15 … 27). */
const evaluations: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit' | 'title'> = {
  access: 'session',
  section: 'more',
  visible: hasReminders,
  visit: 'Evaluaciones',
  title: () => wordsOf(titles).evaluations.title,
}

export const routes: FeatureRoute[] = [
  {
    ...evaluations,
    path: paths.evaluations,
    back: paths.more,
    load: lazyPart(() =>
      import('./own-surveys-screen.tsx').then(({ OwnSurveysScreen, bringAhead }) => ({
        Screen: OwnSurveysScreen,
        bringAhead,
      })),
    ),
  },
  {
    ...evaluations,
    path: `${paths.evaluations}/:idEncuesta`,
    back: paths.evaluations,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() =>
      import('./questionnaire-screen.tsx').then(({ QuestionnaireScreen }) => ({
        Screen: QuestionnaireScreen,
      })),
    ),
  },
]
