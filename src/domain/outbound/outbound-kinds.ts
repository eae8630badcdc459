/** Kinds of decisions that payroll reads (docs/exporting.md), in display order. */
export const OUTBOUND_KINDS = [
  'incidencia',
  'vacaciones',
  'tiempo_extra',
  'descanso_laborado',
  'caja',
  'datos',
] as const
export type OutboundKind = (typeof OUTBOUND_KINDS)[number]

/**
 * Events of a row:
 * - autorizado: decided, or binding without a decision.
 * - aplicado: the fund has carried out the movement.
 * - revisado: human resources has seen the change of data.
 * - anulado: the row that `anterior` names does not hold any more.
 */
export const OUTBOUND_EVENTS = ['autorizado', 'aplicado', 'revisado', 'anulado'] as const
export type OutboundEvent = (typeof OUTBOUND_EVENTS)[number]

/** Steps of the data form that payroll needs: address and contact, personal data, identification. */
export const OUTBOUND_STEPS: readonly number[] = [1, 2, 3]

/** Days for which rows are kept. The sweep deletes older rows. */
export const OUTBOUND_KEPT_DAYS = 400

/** Days of failing after which a webhook is switched off. */
export const FAILING_DAYS = 5

/** Hours for which the former secret of a webhook still signs after a change. */
export const FORMER_SECRET_HOURS = 24

/** Why the last request to a webhook failed; '' when it succeeded, or before the first one. */
export const WEBHOOK_PROBLEMS = ['', 'estado', 'redireccion', 'tiempo', 'red', 'interna'] as const
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number]

/** Why a webhook is off; '' while it is on. `ido`: the receiver answered 410. */
export const WEBHOOK_OFF = ['', 'persona', 'fallas', 'ido'] as const
export type WebhookOff = (typeof WEBHOOK_OFF)[number]
