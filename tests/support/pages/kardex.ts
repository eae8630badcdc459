import { text } from './locators.ts'

export const kardexPage = { byMonth: text('Por mes') }

/** Names of the kardex's kinds. */
export const KINDS = {
  leave: 'Permisos',
  holidays: 'Vacaciones',
  illness: 'Incapacidades',
  unexcused: 'Faltas injustificadas',
  administrative: 'Faltas administrativas',
  cards: 'Tarjetas preventivas y de bloqueo',
}
