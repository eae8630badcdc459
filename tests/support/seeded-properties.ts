import fc from 'fast-check'
import { seedOf } from './sample.ts'

/** Seeds fast-check by the commit. The default seed is the time, so a failure might not come again. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') })
