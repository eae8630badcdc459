import fc from 'fast-check'
import { seedOf } from './sample.ts'

/** Seeds properties (fast-check) by the commit; by default the clock does it, and a failure may not come again. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') })
