import { hideKey } from './opaque-keys.ts'

/** How the portal is doing, for administrators; apart from paths.ts, because no start has to know it. */
export const healthPaths = {
  health: '/Marcha',
  error: (id: number) => `/Marcha/${encodeURIComponent(hideKey(String(id)))}`,
} as const
