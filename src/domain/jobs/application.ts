/**
 * The way of an application for an internal vacancy, as one statechart: the device draws it, the desk offers what it
 * allows, the server carries out nothing else, under a lock on the row.
 */
export const applicationStates = ['recibida', 'revision', 'entrevista', 'oferta', 'no_seleccionada'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** The line that somebody sees of theirs; whoever is not selected has left it. */
export const applicationLine = ['recibida', 'revision', 'entrevista', 'oferta'] as const

/** What recruitment does. `citar` again gives an interview another day. */
export const applicationEvents = ['revisar', 'citar', 'ofrecer', 'descartar'] as const
export type ApplicationEvent = (typeof applicationEvents)[number]

const ways: Readonly<Record<ApplicationState, Partial<Record<ApplicationEvent, ApplicationState>>>> = {
  recibida: { revisar: 'revision', descartar: 'no_seleccionada' },
  revision: { citar: 'entrevista', descartar: 'no_seleccionada' },
  entrevista: { citar: 'entrevista', ofrecer: 'oferta', descartar: 'no_seleccionada' },
  /** Goes on as an economic offer (server/services/candidates). */
  oferta: {},
  no_seleccionada: {},
}

/** @returns null where it can't happen */
export function nextState(state: ApplicationState, event: ApplicationEvent): ApplicationState | null {
  return ways[state][event] ?? null
}

export function eventsAt(state: ApplicationState): ApplicationEvent[] {
  return applicationEvents.filter((event) => nextState(state, event) !== null)
}

/** Of one vacancy a person has one at most that is not over. */
export function isLive(state: ApplicationState): boolean {
  return state !== 'no_seleccionada'
}
