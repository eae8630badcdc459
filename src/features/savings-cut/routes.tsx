import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { titles } from '#i18n/titles.es.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** What goes with a payroll (P-89, P-90); not on a kiosk, where other people's money has no place. */
export const routes: FeatureRoute[] = [
  {
    path: paths.savingsCut,
    title: () => wordsOf(titles).savingsFund.cut,
    access: 'session',
    // The server's menu holds its entry, and lights it.
    section: null,
    views: ['nominas/cajacortenomina'],
    visible: (viewer) => hasDesk(paths.savingsCut)(viewer) && deviceMode() === 'personal',
    visit: 'CajaCorteNomina',
    back: paths.more,
    load: lazyPart(() => import('./cut-screen.tsx').then(({ CutScreen }) => ({ Screen: CutScreen }))),
  },
]
