import { answerOrders } from '#parts/in-worker.ts'
import { writeResults } from './results-sheet.ts'

/** Runs in a worker, because writing the results of all departments would block the page of a tablet. */
answerOrders(writeResults)
