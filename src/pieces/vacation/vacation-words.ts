import type { VacationLeft } from '#contract/time/kardex.ts'
import { dateParts, formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './vacation-texts.es.ts'

type Words = Translation<typeof es>

/**
 * Returns a title with the days left, and a text about the company's balance, requested, expiring and next days, and
 * unconfirmed values.
 */
export function vacationLines(vacation: VacationLeft, words: Words): { title: string; text: string } {
  const { anios, pedidos = 0, quedan, vencen, vencenEl, siguienteDesde, siguienteDias, confirmada } = vacation
  const stated = statedNote(vacation, words)
  const hasNext = siguienteDesde !== ''
  const isFirst = anios === 0 && hasNext && stated === null
  const day = formatDate(siguienteDesde)
  const notes = [
    stated,
    pedidos > 0 && words.asked(pedidos),
    vencen > 0 && words.expiring(vencen, formatDate(vencenEl)),
    hasNext && !isFirst && words.next(siguienteDias, day),
    !confirmada && words.unconfirmed,
  ]
  return {
    title: isFirst ? words.first(siguienteDias, day) : words.left(quedan),
    text: notes.filter((note) => typeof note === 'string').join(' '),
  }
}

/** Returns the day of the company's balance in words; null when the days are computed from the law alone. */
export function statedNote({ saldo, hoy }: VacationLeft, words: Words): string | null {
  const parts = saldo ? dateParts(saldo.al) : null
  if (parts === null) return null
  const isThisYear = hoy.startsWith(String(parts.year))
  return words.stated(
    String(Number(parts.day)),
    words.months[parts.month - 1] ?? '',
    isThisYear ? '' : String(parts.year),
  )
}
