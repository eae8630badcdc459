export const applicationStates = [
  'recibida',
  'revision',
  'entrevista',
  'autorizacion',
  'oferta',
  'no_seleccionada',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** States as the applicant sees them. An offer that is not authorized is shown as "entrevista". */
export const shownStates = ['recibida', 'revision', 'entrevista', 'oferta', 'no_seleccionada'] as const
export type ShownState = (typeof shownStates)[number]

export function shownState(state: ApplicationState): ShownState {
  return state === 'autorizacion' ? 'entrevista' : state
}

export const applicationLine = ['recibida', 'revision', 'entrevista', 'oferta'] as const

export const applicationEvents = ['revisar', 'citar', 'ofrecer', 'descartar'] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

type AuthorizationEvent = 'autorizada' | 'devuelta'

type Transitions = Partial<Record<ApplicationEvent | AuthorizationEvent, ApplicationState>>
const transitions: Readonly<Record<ApplicationState, Transitions>> = {
  recibida: { revisar: 'revision', descartar: 'no_seleccionada' },
  revision: { citar: 'entrevista', descartar: 'no_seleccionada' },
  entrevista: { citar: 'entrevista', ofrecer: 'autorizacion', descartar: 'no_seleccionada' },
  autorizacion: { autorizada: 'oferta', devuelta: 'entrevista' },
  /** An economic offer follows (server/services/candidates); if it fails, the state returns to interview. */
  oferta: { devuelta: 'entrevista' },
  no_seleccionada: {},
}

/** @returns null if the event is not allowed */
export function nextState(
  state: ApplicationState,
  event: ApplicationEvent | AuthorizationEvent,
): ApplicationState | null {
  return transitions[state][event] ?? null
}

export function eventsAt(state: ApplicationState): ApplicationEvent[] {
  return applicationEvents.filter((event) => nextState(state, event) !== null)
}

export function isOpenApplication(state: ApplicationState): boolean {
  return state !== 'no_seleccionada'
}
