import * as z from 'zod/mini'

/** Run-time settings, `/config.json`. An empty host means the origin of the app (contract, fixed names). */
export const appConfig = () =>
  z.object({
    apiHost: z._default(z.string(), ''),
    nodeHost: z._default(z.string(), ''),
    payrollHost: z._default(z.string(), ''),
    postalHost: z._default(z.string(), ''),
    evidenceBase: z._default(z.string(), ''),
    // Public JWK with kid; absent on a legacy host.
    deliveryKey: z.optional(z.record(z.string(), z.unknown())),
    vapidPublicKey: z.optional(z.string()),
    // Host name for which the server makes passkeys; absent when it makes none.
    passkeyHost: z.optional(z.string()),
    companyMailDomain: z._default(z.string(), ''),
    links: z._default(
      z.object({
        university: z.optional(z.string()),
        eLearning: z.optional(z.string()),
        news: z.optional(z.string()),
        objectives: z.optional(z.string()),
        // External page of the satisfaction survey (NODE-08), used instead of personal addresses.
        survey: z.optional(z.string()),
      }),
      {},
    ),
    demo: z._default(z.boolean(), false),
  })
export type AppConfig = z.infer<ReturnType<typeof appConfig>>

export const CONFIG_PATH = '/config.json'
