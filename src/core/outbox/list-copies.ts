import { deviceDatabase, type SealedRow } from '../store/device-store.ts'

/** Unencrypted fields of a sealed copy. Readable for copies of any author on this device. */
export type CopySummary = Pick<SealedRow, 'form' | 'step' | 'state' | 'at'>

/** Returns the copies of one operation, by its id in the contract. */
export async function listCopies(operation: string): Promise<CopySummary[]> {
  return deviceDatabase.sealed.filter((row) => row.operation === operation).toArray()
}
