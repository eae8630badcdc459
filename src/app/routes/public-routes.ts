import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'

const files = import.meta.glob<{ routes: readonly FeatureRoute[] }>('../../features/*/public-routes.tsx', {
  eager: true,
})

/** Only these features are part of the entry chunk. Other features load after sign-in. */
export const entryRoutes: readonly FeatureRoute[] = Object.values(files).flatMap(({ routes }) => routes)
