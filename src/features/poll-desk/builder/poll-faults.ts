import { pollOf } from '#contract/polls/poll-definition.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { type DefinitionFault, findFaults, isLine } from '#domain/polls/definition.ts'
import { POLL_INTRO_LENGTH, POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { PollValues } from './poll-values.ts'

export type OwnFault = 'titulo' | 'intro' | 'audiencia' | 'desde' | 'hasta' | 'started' | 'before' | 'past'

export interface PollFault {
  field: string
  fault: OwnFault | DefinitionFault
}

export const fieldOf = (id: number) => `pregunta-${id}`

/** Returns the errors that prevent publishing, in page order. Empty days are allowed. */
export function pollFaults(values: PollValues, today: string): PollFault[] {
  const { titulo, intro, audiencia, desde, hasta, preguntas } = values
  const own: [boolean, string, PollFault['fault']][] = [
    [!isLine(titulo, POLL_TITLE_LENGTH), 'titulo', 'titulo'],
    [lengthOf(intro.trim()) > POLL_INTRO_LENGTH, 'intro', 'intro'],
  ]
  const end: [boolean, string, PollFault['fault']][] = [
    [audiencia.clase !== 'todos' && audiencia.ids.length === 0, 'audiencia', 'audiencia'],
    [desde !== '' && !isDay(desde), 'desde', 'desde'],
    [isDay(desde) && desde < today, 'desde', 'started'],
    [hasta !== '' && !isDay(hasta), 'hasta', 'hasta'],
    [isDay(hasta) && hasta < today, 'hasta', 'past'],
    [isDay(desde) && isDay(hasta) && hasta >= today && hasta < desde, 'hasta', 'before'],
  ]
  const told = (rows: typeof own): PollFault[] =>
    rows.filter(([isWrong]) => isWrong).map(([, field, fault]) => ({ field, fault }))
  const asked = findFaults(pollOf([...preguntas])).map(({ question, fault }) => ({
    field: question === null ? 'preguntas' : fieldOf(question),
    fault,
  }))
  return [...told(own), ...asked, ...told(end)]
}
