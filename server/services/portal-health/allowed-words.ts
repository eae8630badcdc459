import type { PageFailure, TrailStep } from '#contract/portal-health.ts'
import { CONTROL_ROLES, scrubStranger } from '#domain/portal-health/stranger.ts'
import type { OwnWords } from '../../facilities/own-words.ts'

/** Nothing that a stranger has thought of stands on an administrator's screen, nor in the database. */

/** Of another build than this server's, or of none. */
export const UNKNOWN_VERSION = 'otra'

export function knownRoute(route: string, words: OwnWords): string {
  return words.hasRoute(route) ? route : '/'
}

/** Whoever sends it: routes, roles and names that the app has, and of a step no more than its kind needs. */
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

/** As much of it as may be kept: an id of an answer is of no use where nobody can ask for it, and may be any word. */
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
