import type { RoomRoute } from '#hooks/navigation/feature-route.ts'

const files = import.meta.glob<{ routes: readonly RoomRoute[] }>('../../features/*/routes.tsx', {
  eager: true,
})

export const routes: readonly RoomRoute[] = Object.values(files).flatMap((file) => file.routes)
