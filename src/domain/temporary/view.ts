import type { StaffView } from './process.ts'

/** Routes in notifications (TEMP-01, 02). */
const byRoute: Record<string, StaffView> = { notificacion: 1, notificacionResponsable: 2 }
/** Segments of the address (TEMP-03 … 05). */
const bySegment: Record<string, StaffView> = { MiEmpresa: 1, MiEquipo: 2, Especiales: 3 }

/**
 * Returns the view of a route (BR-29); the server decides whether the caller has the view.
 * @returns 2, which shows least, for an unknown address
 */
export function viewOf(route: string, path: string): StaffView {
  const named = byRoute[route]
  if (named) return named
  for (const segment of path.split('/')) {
    const view = bySegment[segment]
    if (view) return view
  }
  return 2
}
