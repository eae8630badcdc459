import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as payrollImport from '#contract/imports/payroll-import.ts'
import * as keys from '#contract/imports/import-keys.ts'
import * as runs from '#contract/imports/payroll-runs.ts'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
import { payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { importPayrollFile } from '#server/services/payroll-import/import-file.ts'
import { writeCfdi } from '../files/cfdi-writer.ts'
import { inventReceipt } from '../files/payroll-receipts.ts'
import { payeeOf } from '../people/payees.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { onlyAdministrator, onlyHumanResources } from './only-human-resources.ts'

async function xmlOfOther(server: TestServer): Promise<void> {
  const { downloadPayslipXml } = payrollImport
  const today = companyDate(server.clock.now().getTime())
  const endDate = addDays(today, 7 - weekday(today))
  const receipt = inventReceipt({
    payee: await payeeOf(server, '100101'),
    endDate,
    days: 7,
    periodicity: '02',
    variant: 'foreign',
  })
  const folder = mkdtempSync(join(tmpdir(), 'turno-payroll-'))
  try {
    const path = join(folder, 'receipt.xml')
    writeFileSync(path, writeCfdi(receipt))
    await importPayrollFile(
      {
        db: server.db,
        files: server.services.files,
        clock: server.clock,
        background: server.services.background,
        clamdUrl: null,
        satCertificates: [],
      },
      path,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  const [row] = await server.db
    .select()
    .from(payrollReceipts)
    .where(eq(payrollReceipts.uuid, receipt.stamp.uuid))
  const input = { idtimbrado: row?.stampId ?? 0 }
  for (const login of ['100102', '100201', '100301', '100501']) {
    const { body } = await sendAs(server, downloadPayslipXml, input, login)
    expect([login, body]).toEqual([
      login,
      { status: 'ERROR', message: 'El XML de este recibo no está en el portal.' },
    ])
  }
  const own = await sendAs(server, downloadPayslipXml, input, '100101')
  expect(own.body).toMatchObject({ status: 'OK' })
}

export const foreignPayrollImport = {
  'P-183': xmlOfOther,
  'P-184': onlyHumanResources(payrollImport.listWaitingReceipts),
  'P-235': onlyHumanResources(payrollImport.listWaitingPapers),
  'P-193': onlyHumanResources(runs.openPayrollUpload),
  'P-194': onlyHumanResources(runs.listPayrollRuns),
  'P-195': onlyHumanResources(runs.readPayrollRun),
  'P-196': onlyHumanResources(runs.stopPayrollRun),
  'P-197': onlyHumanResources(runs.retryWaitingReceipts),
  'P-272': onlyHumanResources(runs.placeConfirmedReceipt),
  'P-198': onlyHumanResources(runs.downloadRefusedDocument),
  'P-199': onlyAdministrator(keys.listImportKeys),
  'P-200': onlyAdministrator(keys.makeImportKey),
  'P-201': onlyAdministrator(keys.revokeImportKey),
}
