import type { PageFailure, TrailStep } from '#contract/portal-health.ts'
import { CONTROL_ROLES, scrubStranger } from '#domain/portal-health/stranger.ts'
import type { OwnWords } from '../../facilities/own-words.ts'

/** Text invented by anonymous senders must reach neither an administrator's screen nor the database. */

/** Version of another build than this server's, or none. */
export const UNKNOWN_VERSION = 'otra'

export function knownRoute(route: string, words: OwnWords): string {
  return words.hasRoute(route) ? route : '/'
}

/**
 * Keeps only routes, roles and names that the app has, and of each step only the fields that its kind needs.
 */
export function knownSteps(steps: readonly TrailStep[], words: OwnWords): TrailStep[] {
  return steps.flatMap(({ antes, clase, ruta, papel, texto }): TrailStep[] => {
    if (clase === 'ruta') return ruta !== undefined && words.hasRoute(ruta) ? [{ antes, clase, ruta }] : []
    return [
      {
        antes,
        clase,
        papel: papel !== undefined && CONTROL_ROLES.has(papel) ? papel : 'other',
        ...(texto !== undefined && { texto: words.hasName(texto) ? texto : '' }),
      },
    ]
  })
}

/**
 * Reduces an anonymous report to what may be kept. The id of a response is dropped: it may be any text, and
 * nobody could look it up.
 */
export function strangersFailure(failure: PageFailure, words: OwnWords): PageFailure {
  const { mensaje, lugar, ruta } = failure
  return {
    ...failure,
    mensaje: scrubStranger(mensaje),
    lugar: words.hasScript(lugar.split(':')[0] ?? '') ? lugar : '',
    ruta: knownRoute(ruta, words),
    peticion: '',
  }
}
