import { POLL_FORM } from '#domain/requests/request-forms.ts'
import type { PollDialogKind } from './due.ts'

/** 'beneficios', 'rutas', or the id of another poll. Last part of the poll's path and form name. */
export type PollPlace = string

export const dialogPlaces: Readonly<Record<PollDialogKind, PollPlace>> = {
  benefits: 'beneficios',
  routes: 'rutas',
}

export function pollForm(place: PollPlace): string {
  return `${POLL_FORM}${place}`
}

export function titleOf(
  place: PollPlace,
  title: string,
  words: Record<'beneficios' | 'rutas', string>,
): string {
  return place === 'beneficios' || place === 'rutas' ? words[place] : title
}
