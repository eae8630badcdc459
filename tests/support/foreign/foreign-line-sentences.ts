import * as sentences from '#contract/payslips/line-sentences.ts'
import { onlyDesk } from './foreign-savings-fund.ts'

/** Rows of foreign-ids.ts for the company's sentences: only payroll reads the list, writes and ends them. */
export const foreignLineSentences = {
  'P-249': onlyDesk(sentences.listLineSentences),
  'P-250': onlyDesk(sentences.writeLineSentence),
  'P-251': onlyDesk(sentences.endLineSentence),
}
