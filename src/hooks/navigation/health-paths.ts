import { hideKey } from './opaque-keys.ts'

/** Portal health, for administrators. Not in paths.ts: the app does not need it at start. */
export const healthPaths = {
  health: '/Marcha',
  error: (id: number) => `/Marcha/${encodeURIComponent(hideKey(String(id)))}`,
} as const
