import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const load = lazyPart(() => import('./desk-screen.tsx').then(({ DeskScreen }) => ({ Screen: DeskScreen })))

export const routes: readonly RoomRoute[] = [
  { path: paths.requestDesk, back: paths.more, load },
  {
    path: paths.lineSentences,
    title: inBoth('Explicaciones de la empresa', 'Company explanations'),
    needs: 'P-249',
    idle: 'form',
    back: paths.requestDesk,
    load: lazyPart(() =>
      import('./sentences/sentences-screen.tsx').then(({ SentencesScreen }) => ({ Screen: SentencesScreen })),
    ),
  },
  {
    path: paths.checkRules,
    title: inBoth('Revisión de los recibos', 'Payslip check'),
    needs: 'P-252',
    idle: 'form',
    back: paths.requestDesk,
    load: lazyPart(() =>
      import('./rules/rules-screen.tsx').then(({ RulesScreen }) => ({ Screen: RulesScreen })),
    ),
  },
  { path: `${paths.requestDesk}/:kind/:id`, back: paths.requestDesk, load },
]
