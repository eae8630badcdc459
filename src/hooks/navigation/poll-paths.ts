import { hideKey } from './opaque-keys.ts'

/** Polls of the company. Not in paths.ts: public pages do not need them. */
export const pollPaths = {
  polls: '/Encuestas',
  /** 'beneficios', 'rutas', or the number of a poll that human resources created. */
  poll: (place: string) => `/Encuestas/${encodeURIComponent(hideKey(place))}`,
} as const
