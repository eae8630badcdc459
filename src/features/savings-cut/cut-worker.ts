import { answerOrders } from '#parts/in-worker.ts'
import { writeCut } from './cut-sheet.ts'

/** Runs in a worker: ten thousand rows take half a second on a desktop and two seconds on a tablet. */
answerOrders(writeCut)
