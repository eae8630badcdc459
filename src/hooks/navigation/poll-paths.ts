import { hideKey } from './opaque-keys.ts'

/** Polls of the company; apart from paths.ts, because no page for strangers has to know them. */
export const pollPaths = {
  polls: '/Encuestas',
  /** 'beneficios', 'rutas', or the number of one of human resources. */
  poll: (place: string) => `/Encuestas/${encodeURIComponent(hideKey(place))}`,
} as const
