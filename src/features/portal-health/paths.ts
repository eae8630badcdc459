import { hideKey } from '#hooks/navigation/opaque-keys.ts'

export const healthPaths = {
  health: '/Marcha',
  error: (id: number) => `/Marcha/${encodeURIComponent(hideKey(String(id)))}`,
} as const
