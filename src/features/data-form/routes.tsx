import { canFillForm, hasDesk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

const shared = {
  visible: canFillForm,
  access: 'session',
  section: 'record',
  header: 'own',
  idle: 'form',
} as const

/** Routes of the seven-step form (spec 000 §2): task list, steps, and review page before the last save. */
export const routes: FeatureRoute[] = [
  {
    ...shared,
    path: paths.myData,
    title: () => wordsOf(titles).dataForm.form,
    back: paths.home,
    load: keptPart(() =>
      import('./lists/task-list-screen.tsx').then(({ TaskListScreen }) => ({ Screen: TaskListScreen })),
    ),
  },
  {
    ...shared,
    path: paths.myDataReview,
    title: () => wordsOf(titles).dataForm.review,
    back: paths.myData,
    hasBar: false,
    load: keptPart(() =>
      import('./review/review-screen.tsx').then(({ ReviewScreen }) => ({ Screen: ReviewScreen })),
    ),
  },
  {
    ...shared,
    path: `${paths.myData}/:paso`,
    title: () => wordsOf(titles).dataForm.form,
    back: paths.myData,
    hasBar: false,
    load: keptPart(() =>
      import('./frame/step-screen.tsx').then(({ StepScreen }) => ({ Screen: StepScreen })),
    ),
  },
  {
    ...shared,
    path: paths.myDataChoice(':paso'),
    title: () => wordsOf(titles).dataForm.form,
    back: paths.myData,
    hasBar: false,
    load: lazyPart(() =>
      import('./frame/choice-screen.tsx').then(({ ChoiceScreen }) => ({ Screen: ChoiceScreen })),
    ),
  },
  {
    path: paths.dataChanges,
    title: () => wordsOf(titles).dataForm.changes,
    access: 'session',
    section: null,
    // The document reviewers also see data changes, so both share one menu entry.
    visible: hasDesk(paths.documentReview),
    back: paths.documentReview,
    load: lazyPart(() =>
      import('./changes/changes-screen.tsx').then(({ ChangesScreen }) => ({ Screen: ChangesScreen })),
    ),
  },
]
