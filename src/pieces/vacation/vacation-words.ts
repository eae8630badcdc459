import type { VacationLeft } from '#contract/time/kardex.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './vacation-texts.es.ts'

/**
 * Returns a title with the days left, and a text about expiring days, the next days and unconfirmed values.
 */
export function vacationLines(
  vacation: VacationLeft,
  words: Translation<typeof es>,
): { title: string; text: string } {
  const { anios, quedan, vencen, vencenEl, siguienteDesde, siguienteDias, confirmada } = vacation
  const hasNext = siguienteDesde !== ''
  const isFirst = anios === 0 && hasNext
  const day = formatDate(siguienteDesde)
  const notes = [
    vencen > 0 && words.expiring(vencen, formatDate(vencenEl)),
    hasNext && !isFirst && words.next(siguienteDias, day),
    !confirmada && words.unconfirmed,
  ]
  return {
    title: isFirst ? words.first(siguienteDias, day) : words.left(quedan),
    text: notes.filter((note) => note !== false).join(' '),
  }
}
