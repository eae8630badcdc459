import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'

/** Texts shared by the lists of explanations and rules, whose entries have days. */
export const changeWords = {
  stillSaving: 'Espera: aún se guarda lo anterior.',
  notDone: 'No se guardó el cambio.',
  notKept: 'Aún no se guardan en tu dispositivo.',
  parts: { day: shared.day, month: shared.month, year: shared.year },
  wholeDay: 'Escribe un día completo.',
  laterDay: 'Escribe un día igual o posterior al primero.',
  failure: {
    offline: 'Sin internet. Lo que escribiste sigue aquí; intenta otra vez.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
    rejected: 'El portal no lo aceptó. Actualiza la pantalla.',
  },
}
