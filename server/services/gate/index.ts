import * as gate from '#contract/approvals/gate.ts'
import * as gateMark from '#contract/approvals/gate-mark.ts'
import { firstWay, gateKinds, MARK_KEPT_MS, placeMark } from '#domain/approvals/gate.ts'
import { companyDate } from '#domain/time/dates.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { fail, WireFault } from '../../wire/wire-fault.ts'
import { lockApproval } from '../approvals/queries.ts'
import { recordApproval } from '../approvals/record.ts'
import { isOfDay, kindOf, listEntries, listMarks } from './queries.ts'
import { gateTexts as texts } from './texts.es.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  { ...gate, ...gateMark },
  {
    async readGate(_input, { tx, clock }) {
      const now = clock.now()
      return { status: 'OK', data: await listEntries(tx, companyDate(now.getTime()), now) }
    },

    async markAtGate({ id, via: way, hora }, context) {
      const { tx, user, clock } = context
      const now = clock.now().getTime()
      // Limits the time to now, because the client's clock may be ahead.
      const at = Math.min(Date.parse(hora), now)
      if (!(at >= now - MARK_KEPT_MS)) throw new WireFault('ERROR', texts.tooOld)
      const item = await lockApproval(tx, id)
      if (item === null || !gateKinds.some((kind) => kind === item.kind)) fail(texts.unknown)
      if (item.state !== 'authorized') fail(texts.notAuthorized)
      const kind = kindOf(item)
      const placed = placeMark(kind, await listMarks(tx, id), { way, at })
      if (placed === 'not-before') fail(texts.notBefore)
      if (placed !== 'new') {
        const { existing } = placed
        return { status: 'OK', via: existing.way, hora: new Date(existing.at).toISOString(), yaEstaba: true }
      }
      // Checks the day only for the first mark, because people may leave on a later day.
      if (way === firstWay(kind) && !isOfDay(item, companyDate(at))) fail(texts.otherDay)
      const markedAt = new Date(at)
      await tx.insert(tables.gateMarks).values({ approvalId: id, way, markedAt, markedBy: user.id })
      await recordApproval(context, way === 'entra' ? 'gate-entry' : 'gate-exit', item, user.id)
      return { status: 'OK', via: way, hora: markedAt.toISOString(), yaEstaba: false }
    },
  },
  { records: approvalRules, words: [[words, wordsEn]] },
)

export { service as gateService }
