import { failures } from '#i18n/failure-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'

/** Texts shared by the lists of explanations and rules, whose entries have days. */
export const changeWords = {
  stillSaving: shared.stillSaving,
  notDone: 'No se guardó el cambio.',
  notKept: shared.notStoredYet,
  parts: { day: shared.day, month: shared.month, year: shared.year },
  wholeDay: 'Escribe un día completo.',
  laterDay: 'Escribe el primer día o uno después.',
  failure: { ...failures.soon, offline: shared.keptTryAgain, rejected: shared.notAcceptedRefresh },
}
