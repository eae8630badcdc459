import * as checkRules from '#contract/payslips/check-rules.ts'
import * as sentences from '#contract/payslips/line-sentences.ts'
import { onlyDesk } from './foreign-savings-fund.ts'

export const foreignPayrollDesk = {
  'P-249': onlyDesk(sentences.listLineSentences),
  'P-250': onlyDesk(sentences.writeLineSentence),
  'P-251': onlyDesk(sentences.endLineSentence),
  'P-252': onlyDesk(checkRules.listCheckRules),
  'P-253': onlyDesk(checkRules.switchRuleOff),
  'P-254': onlyDesk(checkRules.switchRuleOn),
}
