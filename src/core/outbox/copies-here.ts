import { deviceDatabase, type SealedRow } from '../store/device-store.ts'

/** Part of a sealed copy that is readable without a key, of any author on this device. */
export type CopyHere = Pick<SealedRow, 'form' | 'step' | 'state' | 'at'>

/** Copies of one operation, by its number in the contract. */
export async function copiesHere(operation: string): Promise<CopyHere[]> {
  return deviceDatabase.sealed.filter((row) => row.operation === operation).toArray()
}
