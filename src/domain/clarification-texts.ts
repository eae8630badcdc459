/** Words that client and server share (spec 002 §5, §8). */

export const clarificationStates = ['Abierta', 'Cerrada'] as const
export type ClarificationState = (typeof clarificationStates)[number]

/** CLARF-19, CLARF-20: sent with status EXISTE. */
export const duplicateClarificationText =
  'Ya existe una aclaración con el periodo seleccionado y sin resolver, espera a que sean resueltos para solicitar una nueva.'
/** CLARF-10, CLARF-22: nothing chosen, or status PERIODOVACIO. */
export const noPeriodText = 'Seleccione un periodo o recargue la pagina'
/**
 * CLARF-09.
 * @NOTE the blank at its end is the spec's.
 */
export const newReasonText = 'Escriba nuevo motivo '
/** CLARF-21: any other refusal. */
export const clarificationFailedText = 'No se pudo registrar su solicitud'

/** Special period codes (CLAR-12 … 16, BR-19). */
export const specialPeriods: Readonly<Record<string, string>> = {
  '0 Q': 'PTU',
  '220': 'Aguinaldo',
  '230': 'Fondo de ahorro',
}
