import * as z from 'zod/mini'
import type { WorkLaw } from '#domain/approvals/work-law.ts'
import { wireFlag, wireList, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Limits and pay by law of overtime or a worked rest day; added fields. A newer server may send rules that
 * this version does not know; the screens leave them out.
 */
export const workLaw = () =>
  z.object({
    /** holiday, rest or sunday, as in the domain; '' for any other day. */
    tipoDia: wireText,
    dobles: wireNumberOrNull,
    triples: wireNumberOrNull,
    /** False when the hours are split by a value that nobody has read in its source. */
    confirmada: wireFlag,
    topes: wireList(
      z.object({
        regla: wireText,
        usado: wireNumber,
        valor: wireNumber,
        articulo: wireText,
        confirmada: wireFlag,
        rebasa: wireFlag,
      }),
    ),
    pago: wireList(
      z.object({ regla: wireText, valor: wireNumber, articulo: wireText, confirmada: wireFlag }),
    ),
    /** Days of the week with an absence in the labour record, whatever its reason. */
    ausencias: wireList(wireText),
  })
export type WireWorkLaw = z.infer<ReturnType<typeof workLaw>>

/** @param away days of absence in the week */
export function workLawToWire({ day, split, limits, pay }: WorkLaw, away: readonly string[]): WireWorkLaw {
  return {
    tipoDia: day ?? '',
    dobles: split?.double ?? null,
    triples: split?.triple ?? null,
    confirmada: split?.isConfirmed ?? true,
    topes: limits.map(({ rule, used, value, article, isConfirmed, isExceeded }) => ({
      regla: rule,
      usado: used,
      valor: value,
      articulo: article,
      confirmada: isConfirmed,
      rebasa: isExceeded,
    })),
    pago: pay.map(({ rule, value, article, isConfirmed }) => ({
      regla: rule,
      valor: value,
      articulo: article,
      confirmada: isConfirmed,
    })),
    ausencias: [...away],
  }
}
