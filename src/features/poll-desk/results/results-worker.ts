import { answerOrders } from '#parts/in-worker.ts'
import { writeResults } from './results-sheet.ts'

/** Runs in a worker, because the results of all departments would block a tablet's page. */
answerOrders(writeResults)
