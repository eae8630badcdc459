import { isBelow } from '#app/routes/guard.ts'
import { routes } from '#app/routes/routes.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'

export async function allScreens(): Promise<FeatureRoute[]> {
  const doors = routes.filter(({ room }) => room !== undefined)
  const tables = await Promise.all(doors.map(async ({ room }) => (await room?.())?.routes ?? []))
  const inside = [...new Set(tables.flat())].map((screen) => {
    const door = doors.find(({ path }) => isBelow(screen.path, path))
    if (!door) throw new Error(`${screen.path} is below no desk of its feature`)
    const { room: _room, isAhead: _isAhead, ...common } = door
    return { ...common, ...screen }
  })
  return [...routes.filter(({ room }) => room === undefined), ...inside]
}
