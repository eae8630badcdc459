import fc from 'fast-check'
import { seedOf } from './sample.ts'

/**
 * Seeds fast-check by the commit. Its default seed is the time, with which a failure might not come again.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') })
