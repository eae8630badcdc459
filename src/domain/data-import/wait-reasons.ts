/**
 * Reasons why an unattended file is not imported:
 * - columns: a column is missing or uncertain, or the order of its dates is unclear.
 * - balances: balances differ from the portal's.
 * - own: a file of the fund concerns the key's creator, the person who assigned its columns, or people who
 * issued their passwords.
 * - folder: the file came without a key, so nobody is responsible for it.
 * - role: the key's creator may no longer import this kind.
 * - key: the key was revoked.
 */
export const DATA_WAITS = ['columns', 'balances', 'own', 'folder', 'role', 'key'] as const
export type DataWait = (typeof DATA_WAITS)[number]
