import { type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

export const outboundTexts: English<typeof es.outboundTexts> = {
  badCursor: 'The cursor isn’t understood. Send the last one you got, or a date YYYY-MM-DD.',
  otherHistory: 'The cursor is from another company, or the portal was restored. Start from a date.',
  tooOld: 'The cursor is too old: rows after it were deleted. Start from a date.',
  noKind: 'This key doesn’t work for that kind.',
  badLimit: 'The limit must be a number from 1 to 500.',
  tooOften: 'This key asks too often. Try again later.',
  noCompany: 'Choose a company from the list.',
  noKey: 'That key doesn’t exist.',
  keyKnown: 'There’s already an active key with that name.',
  noWebhook: 'That connection doesn’t exist.',
  webhookKnown: 'There’s already an active connection with that name.',
  tooManyWebhooks: 'There are already 20 connections. Remove one before you add another.',
  badAddress: 'Enter an https address that can be reached from the internet.',
  triedTooOften: 'You’ve tried many times. Wait a few minutes.',
  wrongDays: 'The first day can’t be after the last.',
  offSubject: letter,
  offLines: letter,
}
