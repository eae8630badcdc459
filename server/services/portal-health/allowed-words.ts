import type { PageFailure, TrailStep } from '#contract/portal-health/portal-health.ts'
import { CONTROL_ROLES, scrubStranger } from '#domain/portal-health/stranger.ts'
import type { AppNames } from '../../facilities/app-names.ts'

export const UNKNOWN_VERSION = 'otra'

export function knownRoute(route: string, words: AppNames): string {
  return words.hasRoute(route) ? route : '/'
}

export function knownSteps(steps: readonly TrailStep[], words: AppNames): TrailStep[] {
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

/** Reduces an anonymous report to known texts. Drops the request id, which may be any text. */
export function strangersFailure(failure: PageFailure, words: AppNames): PageFailure {
  const { mensaje, lugar, ruta } = failure
  return {
    ...failure,
    mensaje: scrubStranger(mensaje),
    lugar: words.hasScript(lugar.split(':')[0] ?? '') ? lugar : '',
    ruta: knownRoute(ruta, words),
    peticion: '',
  }
}
