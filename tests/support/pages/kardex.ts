import { text } from './locators.ts'

export const kardexPage = { byMonth: text('Por mes') }

export const KINDS = {
  leave: 'Permisos',
  holidays: 'Vacaciones',
  illness: 'Incapacidades',
  unexcused: 'Faltas injustificadas',
  administrative: 'Faltas administrativas',
  cards: 'Tarjetas preventivas y de bloqueo',
}
