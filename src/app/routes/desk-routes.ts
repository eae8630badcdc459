import type { RoomRoute } from '#hooks/navigation/feature-route.ts'

const files = import.meta.glob<{ routes: readonly RoomRoute[] }>('../../features/*/routes.tsx', {
  eager: true,
})

/** Screens of all desks. The first screen that matches an address wins. */
export const routes: readonly RoomRoute[] = Object.values(files).flatMap((file) => file.routes)
