import * as contract from '#contract/privacy/privacy.ts'
import * as consent from '#contract/privacy/privacy-consent.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import * as rightAsk from '#contract/privacy/privacy-right-ask.ts'
import * as rights from '#contract/privacy/privacy-rights.ts'
import { defineService } from '../../operations/service.ts'
import { acceptPrivacyNotice, readConsent, readPrivacyNotice } from './consent.ts'
import { decideHealthConsent } from './health-consent.ts'
import { endHold, holdPerson, listHolds } from './holds.ts'
import { askForOwnData, openOwnData, readOwnData, readOwnDataPiece } from './own-data.ts'
import { listPrivacyNotices, publishPrivacyNotice } from './publish.ts'
import { answerRight, askPrivacyRight, listOwnRights, listRights } from '../privacy-rights/rights.ts'
import { exportRightsChain } from '../privacy-rights/rights-chain.ts'
import * as rightsWords from '../privacy-rights/rights-texts.es.ts'
import * as rightsWordsEn from '../privacy-rights/rights-texts.en.ts'
import { previewRetention, readRetention, setRetention } from './terms.ts'
import { privacyRules } from '../../audit/privacy-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

export const privacyServices = [
  ...defineService(
    contract,
    {
      readOwnData,
      askForOwnData,
      openOwnData,
      readOwnDataPiece,
      readPrivacyNotice,
      readConsent,
    },
    { records: privacyRules, words: [[words, wordsEn]] },
  ),
  ...defineService(consent, { acceptPrivacyNotice, decideHealthConsent }, { records: privacyRules }),
  ...defineService(
    desk,
    {
      listPrivacyNotices,
      publishPrivacyNotice,
      readRetention,
      previewRetention,
      setRetention,
      listHolds,
      holdPerson,
      endHold,
    },
    { records: privacyRules },
  ),
  ...defineService(rightAsk, { askPrivacyRight }, { words: [[rightsWords, rightsWordsEn]] }),
  ...defineService(
    rights,
    { listOwnRights, listRights, answerRight, exportRightsChain },
    { records: privacyRules, words: [[rightsWords, rightsWordsEn]] },
  ),
]
