import { answerOrders } from '#parts/in-worker.ts'
import { writeCut } from './cut-sheet.ts'

/** Ten thousand rows take a desk's computer half a second, and a tablet two. */
answerOrders(writeCut)
