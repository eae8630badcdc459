import { seededCopy } from './database.ts'

/** Runs in a separate process (seeded-databases.ts), because PGlite blocks it while creating a database. */
await seededCopy({ now: () => new Date() })
