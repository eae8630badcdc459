import { canFillForm, hasDesk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'

const shared = {
  visible: canFillForm,
  access: 'session',
  section: 'record',
  header: 'own',
  idle: 'form',
} as const

/** Seven-step form (spec 000 §2). */
const routes: FeatureRoute[] = [
  {
    ...shared,
    path: paths.myData,
    title: inBoth('Actualización de datos', 'Update your data'),
    back: paths.home,
    load: keptPart(() =>
      import('./lists/task-list-screen.tsx').then(({ TaskListScreen }) => ({ Screen: TaskListScreen })),
    ),
  },
  {
    ...shared,
    path: paths.myDataReview,
    title: inBoth('Revisa tus datos', 'Check your data'),
    back: paths.myData,
    hasBar: false,
    load: keptPart(() =>
      import('./review/review-screen.tsx').then(({ ReviewScreen }) => ({ Screen: ReviewScreen })),
    ),
  },
  {
    ...shared,
    path: `${paths.myData}/:paso`,
    title: inBoth('Actualización de datos', 'Update your data'),
    back: paths.myData,
    hasBar: false,
    load: keptPart(() =>
      import('./frame/step-screen.tsx').then(({ StepScreen }) => ({ Screen: StepScreen })),
    ),
  },
  {
    ...shared,
    path: paths.myDataChoice(':paso'),
    title: inBoth('Actualización de datos', 'Update your data'),
    back: paths.myData,
    hasBar: false,
    load: lazyPart(() =>
      import('./frame/choice-screen.tsx').then(({ ChoiceScreen }) => ({ Screen: ChoiceScreen })),
    ),
  },
  {
    path: paths.dataChanges,
    needs: 'P-75',
    title: inBoth('Datos que cambiaron', 'Data that changed'),
    access: 'session',
    section: null,
    visible: hasDesk(paths.documentReview),
    back: paths.documentReview,
    load: lazyPart(() =>
      import('./changes/changes-screen.tsx').then(({ ChangesScreen }) => ({ Screen: ChangesScreen })),
    ),
  },
]

export const feature: Feature = { routes }
