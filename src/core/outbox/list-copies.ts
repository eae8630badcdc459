import { deviceDatabase, type SealedRow } from '../store/device-store.ts'

/** Unencrypted fields, readable for copies of any author on this device. */
export type CopySummary = Pick<SealedRow, 'form' | 'step' | 'state' | 'at'>

export async function listCopies(operation: string): Promise<CopySummary[]> {
  return deviceDatabase.sealed.filter((row) => row.operation === operation).toArray()
}
