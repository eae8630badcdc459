import { hideKey } from './opaque-keys.ts'

/** Recognition of principles; apart from paths.ts, because no page for strangers has to know it. */
export const recognitionPaths = {
  give: '/Reconocer',
  wall: '/Reconocer/muro',
  /** Only for human resources. */
  desk: '/ReconocimientosRH',
  card: (id: number) => `/Reconocer/${encodeURIComponent(hideKey(String(id)))}`,
} as const
