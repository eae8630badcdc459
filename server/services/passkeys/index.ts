import * as operations from '#contract/identity/passkeys.ts'
import { companyDate } from '#domain/time/dates.ts'
import { accountRules } from '../../audit/account-rules.ts'
import { defineService } from '../../operations/service.ts'
import { addPasskey, beginPasskey } from './add.ts'
import { removePasskey, removePasskeysOf } from './remove.ts'
import { listOf } from './rows.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

export const passkeys = defineService(
  operations,
  {
    beginPasskey,
    addPasskey,
    listPasskeys: async (_input, { tx, user }) => ({
      status: 'OK' as const,
      huellas: (await listOf(tx, user.id)).map((row) => ({
        id: row.id,
        credencial: row.credentialId,
        nombre: row.name,
        creada: companyDate(row.createdAt.getTime()),
        ...(row.usedAt === null ? {} : { usada: companyDate(row.usedAt.getTime()) }),
      })),
    }),
    removePasskey,
    removePasskeysOf,
    beginPasskeySignIn,
    signInWithPasskey,
  },
  { records: accountRules, words: [[words, wordsEn]] },
)
