import { routes as publicLinks } from '#features/public-link/routes.tsx'
import { routes as publicPages } from '#features/public-pages/routes.tsx'
import { routes as signIn } from '#features/sign-in/routes.tsx'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'

/**
 * Routes without a session. Only these features are part of the entry chunk; the others load after sign-in.
 */
export const entryRoutes: readonly FeatureRoute[] = [...signIn, ...publicPages, ...publicLinks]
