import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { fieldText, statusIs } from './outcome.ts'
import { wireNumber, wireTextOrNone } from './wire-values.ts'

/** Alone in its file: page and worker hold it from the start, because an answer that broke off is asked for by it. */

export const BENEFITS_PROJECT = 1
export const ROUTES_PROJECT = 2

/** 'Conestada' is the contract's slip; a host that has mended it, or writes it in other letters, says the same. */
export function saysAnswered(status: string | null | undefined): boolean {
  return /^cont?estada$/i.test(status ?? '')
}

export function saysPending(status: string | null | undefined): boolean {
  return /^vac[ií]o$/i.test(status ?? '')
}

/** BENE-04, RUTA-01. 'Vacio': it waits for an answer; 'Conestada', so spelt: there is nothing to be done. */
export const readPollState = operation({
  id: 'BEN-08',
  path: '/Compensaciones/ws-beneficios-flexibles.php',
  access: 'employee',
  opcion: 8,
  summary: 'Whether the caller has answered the benefits or the routes poll',
  offline: 'cache',
  /** 1 benefits, 2 routes. */
  request: () => z.object({ proyecto: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), folio: wireTextOrNone }),
  outcome: (answer) => {
    const status = fieldText(answer, 'status')
    if (saysAnswered(status)) return 'ok'
    return saysPending(status) ? 'empty' : statusIs()(answer)
  },
})
