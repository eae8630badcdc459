import { eq } from 'drizzle-orm'
import * as operations from '#contract/payslips/line-sentences.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { lineSides, type OwnSentence, plainKey, sentenceProblems } from '#domain/pay-lines/own-sentence.ts'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import { companyDate } from '#domain/time/dates.ts'
import { newEndProblem } from '#domain/time/valid-days.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import { lockDatedRows } from '../../db/dated-rows.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { validDaysTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import {
  countSentences,
  hasOverlap,
  listSentences,
  lockSentence,
  MOST_SENTENCES,
  wireSides,
} from './queries.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { sentenceTexts: texts } = words
const problemTexts = { ...words.problemTexts, ...validDaysTexts }
const { lineSentences } = tables

const service = defineService(
  operations,
  {
    async listLineSentences(_input, { tx, clock }) {
      const rows = await listSentences(tx)
      return {
        status: 'OK',
        hoy: companyDate(clock.now().getTime()),
        frases: rows.map(({ row, author }) => ({
          id: row.id,
          lado: wireSides[row.side],
          clave: row.lineKey ?? '',
          tipo: row.satType ?? '',
          desde: row.validFrom,
          hasta: row.validTo ?? '',
          texto: row.text,
          escribio: author ?? '',
        })),
      }
    },

    async writeLineSentence(input, { tx, user, clock }) {
      const sentence = sentenceOf(input)
      const [problem] = sentenceProblems(sentence)
      if (problem !== undefined) fail(problemTexts[problem])
      await lockDatedRows(tx, 'line_sentences')
      if (await hasOverlap(tx, sentence)) fail(texts.taken)
      if ((await countSentences(tx)) >= MOST_SENTENCES) fail(texts.full)
      const { side, key, satType, from, to, text } = sentence
      const [made] = await tx
        .insert(lineSentences)
        .values({
          side,
          lineKey: key,
          satType,
          text,
          validFrom: from,
          validTo: to,
          writtenBy: user.id,
          writtenAt: clock.now(),
        })
        .returning({ id: lineSentences.id })
      if (made === undefined) throw new Error('a sentence was not stored')
      return { status: 'OK', id: made.id }
    },

    async endLineSentence({ id, hasta }, { tx }) {
      const row = await lockSentence(tx, id)
      if (row === null || row.isWithdrawn) fail(texts.unknown)
      const problem = hasta === undefined ? null : newEndProblem(row, hasta)
      if (problem !== null) fail(problemTexts[problem])
      await tx
        .update(lineSentences)
        .set(hasta === undefined ? { isWithdrawn: true } : { validTo: hasta })
        .where(eq(lineSentences.id, id))
      return { status: 'OK' }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as lineSentences }

const sides = Object.fromEntries(lineSides.map((side) => [wireSides[side], side])) as Record<
  operations.WireSentence['lado'],
  LineSide
>

function sentenceOf({
  lado,
  clave,
  tipo,
  desde,
  hasta,
  texto,
}: RequestOf<typeof operations.writeLineSentence>): OwnSentence {
  return {
    side: sides[lado],
    key: clave === undefined ? null : plainKey(clave),
    satType: tipo ?? null,
    from: desde,
    to: hasta ?? null,
    text: visibleText(texto),
  }
}
