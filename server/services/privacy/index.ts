import * as contract from '#contract/privacy/privacy.ts'
import * as consent from '#contract/privacy/privacy-consent.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import { defineService } from '../../operations/service.ts'
import { acceptPrivacyNotice, readConsent, readPrivacyNotice } from './consent.ts'
import { endHold, holdPerson, listHolds } from './holds.ts'
import { askForOwnData, openOwnData, readOwnData, readOwnDataPiece } from './own-data.ts'
import { listPrivacyNotices, publishPrivacyNotice } from './publish.ts'
import { previewRetention, readRetention, setRetention } from './terms.ts'

export const privacyServices = [
  ...defineService(contract, {
    readOwnData,
    askForOwnData,
    openOwnData,
    readOwnDataPiece,
    readPrivacyNotice,
    readConsent,
  }),
  ...defineService(consent, { acceptPrivacyNotice }),
  ...defineService(desk, {
    listPrivacyNotices,
    publishPrivacyNotice,
    readRetention,
    previewRetention,
    setRetention,
    listHolds,
    holdPerson,
    endHold,
  }),
]
