import { hideKey } from './opaque-keys.ts'

/** Recognitions of company principles. Not in paths.ts: public pages do not need them. */
export const recognitionPaths = {
  give: '/Reconocer',
  wall: '/Reconocer/muro',
  /** Only for human resources. */
  desk: '/ReconocimientosRH',
  card: (id: number) => `/Reconocer/${encodeURIComponent(hideKey(String(id)))}`,
} as const
