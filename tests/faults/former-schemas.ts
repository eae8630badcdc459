/**
 * Databases of earlier app versions: stores, indexes and fields as first shipped. Copied instead of imported,
 * because the code has changed since.
 */
export interface FormerDatabase {
  version: number
  stores: readonly Readonly<Record<string, string>>[]
  fields: Readonly<Record<string, readonly string[]>>
}

export type Former = 'first form' | 'before the form'

const sealedThen = 'seq opId stream owner form step operation jwe state fence attempts dueAt at'.split(' ')
const outboxThen =
  'seq opId form step operation state isSealed isEdit at attempts dueAt payloadVersion payload'.split(' ')
const peopleThen = 'hash logins wrappedKey lastSignIn'.split(' ')

export const formerStores: Readonly<Record<Former, { device: FormerDatabase; person: FormerDatabase }>> = {
  'first form': {
    device: {
      version: 2,
      stores: [{ settings: '&key', people: '&hash' }, { sealed: '++seq, &opId, owner' }],
      fields: { settings: ['key', 'value'], people: peopleThen, sealed: sealedThen },
    },
    person: {
      version: 2,
      stores: [
        { cache: '&hash', blobs: '&id, lastUsed, size', bytes: '&id' },
        {
          drafts: '&[form+step], form',
          outbox: '++seq, &opId, [form+step]',
          receipts: '&opId, [form+step]',
        },
      ],
      fields: {
        cache: ['hash', 'sealed'],
        blobs: ['id', 'lastUsed', 'size', 'meta'],
        bytes: ['id', 'sealed'],
        drafts: 'form step state at opId content'.split(' '),
        outbox: outboxThen,
        receipts: 'opId form step at'.split(' '),
      },
    },
  },
  'before the form': {
    device: {
      version: 1,
      stores: [{ settings: '&key', people: '&hash' }],
      fields: { settings: ['key', 'value'], people: peopleThen },
    },
    person: {
      version: 1,
      stores: [{ cache: '&hash', blobs: '&id, lastUsed, size' }],
      fields: { cache: ['hash', 'sealed'] },
    },
  },
}
