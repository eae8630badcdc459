import { eq } from 'drizzle-orm'
import * as operations from '#contract/payslips/check-rules.ts'
import { ruleNames } from '#domain/pay-check/facts.ts'
import { companyDate } from '#domain/time/dates.ts'
import { newEndProblem, validDaysProblems } from '#domain/time/valid-days.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import { lockDatedRows } from '../../db/dated-rows.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { validDaysTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import { countOff, countVerdicts, hasOverlap, listOff, lockOff, MOST_OFF } from './queries.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { ruleTexts: texts } = words
const { checkRulesOff } = tables

const service = defineService(
  operations,
  {
    async listCheckRules(_input, { tx, clock }) {
      const now = clock.now()
      const counts = await countVerdicts(tx, now)
      const off = await listOff(tx)
      return {
        status: 'OK',
        hoy: companyDate(now.getTime()),
        reglas: ruleNames.map((rule) => ({
          regla: rule,
          personas: counts.get(rule)?.people ?? 0,
          ciertas: counts.get(rule)?.right ?? 0,
          falsas: counts.get(rule)?.wrong ?? 0,
          apagada: off
            .filter(({ row }) => row.rule === rule)
            .map(({ row, author }) => ({
              id: row.id,
              desde: row.validFrom,
              hasta: row.validTo ?? '',
              apago: author ?? '',
            })),
        })),
      }
    },

    async switchRuleOff({ regla: rule, desde: from, hasta }, { tx, user, clock }) {
      const to = hasta ?? null
      const [problem] = validDaysProblems(from, to)
      if (problem !== undefined) fail(validDaysTexts[problem])
      await lockDatedRows(tx, 'check_rules_off')
      if (await hasOverlap(tx, { rule, from, to })) fail(texts.taken)
      if ((await countOff(tx)) >= MOST_OFF) fail(texts.full)
      const [made] = await tx
        .insert(checkRulesOff)
        .values({ rule, validFrom: from, validTo: to, switchedBy: user.id, switchedAt: clock.now() })
        .returning({ id: checkRulesOff.id })
      if (made === undefined) throw new Error('a rule was not switched off')
      return { status: 'OK', id: made.id }
    },

    async switchRuleOn({ id, hasta }, { tx }) {
      const row = await lockOff(tx, id)
      if (row === null || row.isWithdrawn) fail(texts.unknown)
      const problem = hasta === undefined ? null : newEndProblem(row, hasta)
      if (problem !== null) fail(validDaysTexts[problem])
      await tx
        .update(checkRulesOff)
        .set(hasta === undefined ? { isWithdrawn: true } : { validTo: hasta })
        .where(eq(checkRulesOff.id, id))
      return { status: 'OK' }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as checkRules }
