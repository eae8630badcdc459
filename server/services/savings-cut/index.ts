import * as operations from '#contract/savings/savings-cut.ts'
import { CUT_ROWS_PER_PAGE, MOST_CUT_ROWS } from '#contract/savings/savings-cut.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import * as queries from './queries.ts'
import { cutTexts as texts } from './texts.es.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  operations,
  {
    async readPayrollCut({ grupo, fecha, pagina }, { tx, clock }) {
      const today = companyDate(clock.now().getTime())
      const grupos = await queries.listGroups(tx, today)
      const group = grupos.find((each) => grupo === undefined || each.grupo === grupo)
      const payDate = fecha ?? group?.fechas.find((day) => day >= today)
      const chosen = grupo ?? group?.grupo
      if (chosen === undefined || payDate === undefined) {
        return { status: 'OK', grupos, nomina: null, data: [], total: 0, sumas: [], porDecidir: 0 }
      }
      const payroll = await requirePayroll(tx, chosen, payDate)
      const sumas = await queries.sumRows(tx, payroll, today)
      const offset = (pagina - 1) * CUT_ROWS_PER_PAGE
      return {
        status: 'OK',
        grupos,
        nomina: { grupo: payroll.group, fecha: payroll.payDate, cierre: payroll.closesOn },
        data: await queries.listRows(tx, payroll, today, CUT_ROWS_PER_PAGE, offset),
        total: sumas.reduce((all, { movimientos }) => all + movimientos, 0),
        sumas,
        porDecidir: await queries.countUndecided(tx, payroll),
      }
    },

    async exportPayrollCut({ grupo, fecha }, { tx, clock }) {
      const today = companyDate(clock.now().getTime())
      const payroll = await requirePayroll(tx, grupo, fecha)
      const rows = await queries.listRows(tx, payroll, today, MOST_CUT_ROWS + 1)
      return {
        status: 'OK',
        data: rows.slice(0, MOST_CUT_ROWS),
        sumas: await queries.sumRows(tx, payroll, today),
        hayMas: rows.length > MOST_CUT_ROWS,
      }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

async function requirePayroll(tx: Tx, group: number, payDate: string): Promise<queries.Payroll> {
  const isDay = addDays(payDate, 0) === payDate
  const payroll = isDay ? await queries.findPayroll(tx, group, payDate) : null
  if (payroll === null) throw new WireFault('ERROR', texts.noPayday)
  return payroll
}

export { service as savingsCut }
