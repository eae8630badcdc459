/**
 * The way of an application for an internal vacancy, as one statechart: the device draws it, the desk offers what it
 * allows, the server carries out nothing else, under a lock on the row.
 */
export const applicationStates = [
  'recibida',
  'revision',
  'entrevista',
  'autorizacion',
  'oferta',
  'no_seleccionada',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** As its person reads it. Nobody is told of an offer before it is authorized: until then theirs is at its interview. */
export const shownStates = ['recibida', 'revision', 'entrevista', 'oferta', 'no_seleccionada'] as const
export type ShownState = (typeof shownStates)[number]

export function shownState(state: ApplicationState): ShownState {
  return state === 'autorizacion' ? 'entrevista' : state
}

/** The line that somebody sees of theirs; whoever is not selected has left it. */
export const applicationLine = ['recibida', 'revision', 'entrevista', 'oferta'] as const

/** What recruitment does. `citar` again gives an interview another day. */
export const applicationEvents = ['revisar', 'citar', 'ofrecer', 'descartar'] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

/** What follows from the authorization alone (server/services/candidates): yes, or no further with this offer. */
type Following = 'autorizada' | 'devuelta'

type Ways = Partial<Record<ApplicationEvent | Following, ApplicationState>>
const ways: Readonly<Record<ApplicationState, Ways>> = {
  recibida: { revisar: 'revision', descartar: 'no_seleccionada' },
  revision: { citar: 'entrevista', descartar: 'no_seleccionada' },
  entrevista: { citar: 'entrevista', ofrecer: 'autorizacion', descartar: 'no_seleccionada' },
  /** Whoever needs the person says what they fulfil, then it is authorized, as every offer is. */
  autorizacion: { autorizada: 'oferta', devuelta: 'entrevista' },
  /** Goes on as an economic offer (server/services/candidates); without one it is at its interview again. */
  oferta: { devuelta: 'entrevista' },
  no_seleccionada: {},
}

/** @returns null where it can't happen */
export function nextState(
  state: ApplicationState,
  event: ApplicationEvent | Following,
): ApplicationState | null {
  return ways[state][event] ?? null
}

export function eventsAt(state: ApplicationState): ApplicationEvent[] {
  return applicationEvents.filter((event) => nextState(state, event) !== null)
}

/** Of one vacancy a person has one at most that is not over. */
export function isLive(state: ApplicationState): boolean {
  return state !== 'no_seleccionada'
}
