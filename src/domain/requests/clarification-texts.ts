/** Words that client and server share (spec 002 §5, §8). */

export const clarificationStates = ['Abierta', 'Cerrada'] as const
export type ClarificationState = (typeof clarificationStates)[number]

/** Sent with status EXISTE (CLARF-19, CLARF-20). */
export const duplicateClarificationText =
  'Ya existe una aclaración con el periodo seleccionado y sin resolver, espera a que sean resueltos para solicitar una nueva.'
/** Shown when no period is chosen, or for status PERIODOVACIO (CLARF-10, CLARF-22). */
export const noPeriodText = 'Seleccione un periodo o recargue la pagina'
/**
 * Shown when the new reason is missing (CLARF-09).
 * @NOTE the trailing blank is the spec's.
 */
export const newReasonText = 'Escriba nuevo motivo '
/** Shown for any other refusal without a message (CLARF-21). */
export const clarificationFailedText = 'No se pudo registrar su solicitud'

/** Special period codes (CLAR-12 … 16, BR-19). */
export const specialPeriods: Readonly<Record<string, string>> = {
  '0 Q': 'PTU',
  '220': 'Aguinaldo',
  '230': 'Fondo de ahorro',
}
