import * as contract from '#contract/outbound/outbound.ts'
import { MOST_OUTBOUND_ROWS, OUTBOUND_ROWS_PER_PAGE } from '#contract/outbound/outbound.ts'
import { endOfDay } from '#domain/approvals/links.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import type { OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { addDays } from '#domain/time/dates.ts'
import { outboundRules } from '../../audit/outbound-rules.ts'
import { reachOf } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { connections } from './connections.ts'
import { countDeskRows, type DeskFilter, deskRows } from './read-rows.ts'
import { outboundTexts as texts } from './texts.es.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

interface Chosen {
  clases: readonly OutboundKind[]
  desde: string
  hasta: string
}

/** @throws WireFault when the days are no days, or the first is after the last */
function filterOf({ clases, desde, hasta }: Chosen, user: User): DeskFilter {
  if (!isDay(desde) || !isDay(hasta) || desde > hasta) throw new WireFault('ERROR', texts.wrongDays)
  return {
    scope: reachOf(user, 'nomina'),
    kinds: clases,
    since: new Date(endOfDay(addDays(desde, -1))),
    before: new Date(endOfDay(hasta)),
  }
}

const rows = defineService(
  contract,
  {
    async listOutbound({ pagina, ...chosen }, { tx, user }) {
      const filter = filterOf(chosen, user)
      const offset = (pagina - 1) * OUTBOUND_ROWS_PER_PAGE
      return {
        status: 'OK',
        data: await deskRows(tx, filter, OUTBOUND_ROWS_PER_PAGE, offset),
        total: await countDeskRows(tx, filter),
      }
    },

    async exportOutbound(chosen, { tx, user }) {
      const found = await deskRows(tx, filterOf(chosen, user), MOST_OUTBOUND_ROWS + 1, null)
      return {
        status: 'OK',
        data: found.slice(0, MOST_OUTBOUND_ROWS),
        hayMas: found.length > MOST_OUTBOUND_ROWS,
      }
    },
  },
  { records: outboundRules, words: [[words, wordsEn]] },
)

export const outboundServices = [...rows, ...connections]
