import { deviceDatabase, type SealedRow } from '../store/device-store.ts'

/** What can be read without a key of a copy that lies on this device, whoever made it. */
export type CopyHere = Pick<SealedRow, 'form' | 'step' | 'state' | 'at'>

/** Copies of one operation, by its number in the contract. */
export async function copiesHere(operation: string): Promise<CopyHere[]> {
  return deviceDatabase.sealed.filter((row) => row.operation === operation).toArray()
}
