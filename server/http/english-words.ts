import { duplicateClarificationText, noPeriodText } from '#domain/requests/clarification-texts.ts'
import * as clarificationWords from '#domain/requests/clarification-texts.en.ts'
import { fileFaultWords } from '#domain/cfdi/file-fault-words.es.ts'
import { fileFaultWords as fileFaultWordsEn } from '#domain/cfdi/file-fault-words.en.ts'
import { stepMessages } from '#domain/data-form/data-form-texts.ts'
import { stepMessages as stepMessagesEn } from '#domain/data-form/data-form-texts.en.ts'
import { fieldWords } from '#domain/data-import/words.es.ts'
import { fieldWords as fieldWordsEn } from '#domain/data-import/words.en.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import * as incidentWords from '#domain/approvals/incident-texts.en.ts'
import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import { fundRefusalTexts as fundRefusalTextsEn } from '#domain/savings/savings-texts.en.ts'
import * as server from '../texts.ts'
import * as serverEn from '../texts.en.ts'
import type { WordFile } from '../operations/service.ts'
import { allServices } from '../services/all.ts'
import { createFindEnglish } from '../wire/find-english.ts'

export const wordFiles: readonly WordFile[] = [
  [server, serverEn],
  ...new Set(allServices.flatMap(({ words = [] }) => words)),
]

export const sharedWords: readonly WordFile[] = [
  [stepMessages, stepMessagesEn],
  [fundRefusalTexts, fundRefusalTextsEn],
  [fileFaultWords, fileFaultWordsEn],
  [fieldWords, fieldWordsEn],
  [
    { weekRuleText, duplicateClarificationText, noPeriodText },
    { ...incidentWords, ...clarificationWords },
  ],
]

export const findEnglish = createFindEnglish([...wordFiles, ...sharedWords])
