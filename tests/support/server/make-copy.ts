import { seededCopy } from './database.ts'

/** A process of its own (seeded-databases.ts): while PGlite makes a database, nothing else can happen beside it. */
await seededCopy({ now: () => new Date() })
