import { POLL_FORM } from '#domain/request-forms.ts'
import type { PollDialogKind } from './due.ts'

/** 'beneficios', 'rutas', or the number of a poll of human resources: its last word in addresses and forms. */
export type PollPlace = string

export const dialogPlaces: Readonly<Record<PollDialogKind, PollPlace>> = {
  benefits: 'beneficios',
  routes: 'rutas',
}

export function pollForm(place: PollPlace): string {
  return `${POLL_FORM}${place}`
}

/** Its title: the spec's two have the portal's own words. */
export function titleOf(
  place: PollPlace,
  title: string,
  words: Record<'beneficios' | 'rutas', string>,
): string {
  return place === 'beneficios' || place === 'rutas' ? words[place] : title
}
