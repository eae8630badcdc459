import { expect, test } from 'vitest'
import { duplicateClarificationText, noPeriodText } from '#domain/requests/clarification-texts.ts'
import { requestClarification } from './clarifications.ts'
import { createDispute } from './disputes.ts'

test.each([
  [{ status: 'EXISTE' }, { code: 'EXISTE', message: duplicateClarificationText }],
  [{ status: 'PERIODOVACIO' }, { code: 'PERIODOVACIO', message: noPeriodText }],
  [
    { status: 'ERROR', message: 'No' },
    { code: 'ERROR', message: 'No' },
  ],
  [{ status: 'VACIO' }, { code: 'VACIO', message: '' }],
  [{ status: 'OK' }, 'ok'],
])('CLARF-19, CLARF-22: reads %j as %j', (answer, outcome) => {
  expect(requestClarification.outcome(answer)).toEqual(outcome)
})

test('accepts "OK" without an id from a host', () => {
  for (const { response } of [requestClarification, createDispute]) {
    expect(response.safeParse({ status: 'OK' }).success).toBe(true)
    expect(response.safeParse({ status: 'OK', id: '12' }).success).toBe(true)
  }
})
