import { answerOrders } from '#parts/in-worker.ts'
import { writeCut } from './cut-sheet.ts'

/** Ten thousand rows take half a second on a desktop and two on a tablet. */
answerOrders(writeCut)
