import * as operations from '#contract/identity/security-record.ts'
import { EVENTS_PER_PAGE, MOST_EXPORTED } from '#contract/identity/security-record.ts'
import { defineService } from '../../operations/service.ts'
import { readDays } from './days.ts'
import { findPeople } from './people.ts'
import { listEvents } from './queries.ts'
import { accountRules } from '../../audit/account-rules.ts'

const service = defineService(
  operations,
  {
    async listEvents({ despues, ...search }, { tx }) {
      const { data, next } = await listEvents(tx, search, { after: despues, limit: EVENTS_PER_PAGE })
      return { status: 'OK', data, siguiente: next }
    },

    readEventDays: async (_input, { tx, clock }) => ({ status: 'OK', dias: await readDays(tx, clock.now()) }),

    findEventPeople: async ({ buscar }, { tx }) => ({ status: 'OK', data: await findPeople(tx, buscar) }),

    async exportEvents(search, { tx }) {
      const { data, next } = await listEvents(tx, search, { limit: MOST_EXPORTED })
      return { status: 'OK', data, hayMas: next !== null }
    },
  },
  { records: accountRules },
)

export { service as securityRecord }
