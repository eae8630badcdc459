import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { exportPayrollCut, readPayrollCut } from '#contract/savings/savings-cut.ts'
import * as rates from '#contract/savings/savings-parameters.ts'
import { readFundTotals } from '#contract/savings/savings-totals.ts'
import { exampleOf } from '../server/examples.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { expectForbidden } from './only-human-resources.ts'

const OTHERS = ['100101', '100102', '100201', '100401', '100501', 'candidato', 'externo']
const DESK = '100301'

export const onlyDesk = (operation: AnyOperation) => async (server: TestServer) => {
  const input = exampleOf(operation).request
  await expectForbidden(server, operation, input, OTHERS)
  const own = await sendAs(server, operation, input, DESK)
  expect(own.http).toBe(200)
}

export const foreignSavingsFund = {
  'P-85': onlyDesk(readFundTotals),
  'P-86': onlyDesk(rates.readSavingsParameters),
  'P-87': onlyDesk(rates.proposeSavingsParameters),
  'P-88': onlyDesk(rates.decideSavingsParameters),
  'P-89': onlyDesk(readPayrollCut),
  'P-90': onlyDesk(exportPayrollCut),
}
