import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/**
 * Requests for authorization (P-91 … P-93), and substitutes during an absence (P-96, P-97). "Pedir" opens on every
 * host and is fetched ahead for offline use.
 */
export const feature: Feature = {
  routes: [
    {
      path: paths.newAsking,
      title: inBoth('¿Qué quieres pedir?', 'What do you want to request?'),
      access: 'session',
      section: 'more',
      visible: hasReminders,
      back: paths.home,
      isAhead: true,
      load: lazyPart(() =>
        import('./choose-screen.tsx').then(({ ChooseScreen, prefetchData }) => ({
          Screen: ChooseScreen,
          prefetchData,
        })),
      ),
    },
  ],
  desks: [
    {
      path: paths.asking,
      needs: 'P-92',
      title: inBoth('Solicitudes', 'Requests'),
      view: 'miequipo/solicitudes',
      section: 'more',
      visible: hasReminders,
    },
  ],
}
