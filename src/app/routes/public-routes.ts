import { routes as publicLinks } from '#features/public-link/routes.tsx'
import { routes as publicPages } from '#features/public-pages/routes.tsx'
import { routes as signIn } from '#features/sign-in/routes.tsx'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'

/** What can be opened without a session: these are in the entry, all other features come after sign-in. */
export const entryRoutes: readonly FeatureRoute[] = [...signIn, ...publicPages, ...publicLinks]
