import * as operations from '#contract/savings/savings-totals.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { defineService } from '../../operations/service.ts'
import { recordTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countSavers, sumsByMonth } from './queries.ts'
import { totalsTexts as texts } from './texts.es.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  operations,
  {
    async readFundTotals({ dia }, { tx, clock }) {
      const today = companyDate(clock.now().getTime())
      const day = dia ?? today
      if (addDays(day, 0) !== day) throw new WireFault('ERROR', recordTexts.noSuchDay)
      if (day > today) throw new WireFault('ERROR', texts.notYet)
      const { meses, hasMoved } = await sumsByMonth(tx, day)
      if (!hasMoved && day < today) throw new WireFault('ERROR', texts.before)
      const { ahorrado = 0, prestado = 0 } = meses.at(-1) ?? {}
      return {
        status: 'OK',
        dia: day,
        ahorrado,
        prestado,
        disponible: Math.round((ahorrado - prestado) * 100) / 100,
        personas: await countSavers(tx, day),
        meses,
      }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as savingsTotals }
