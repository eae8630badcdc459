import { answerOrders } from '#parts/in-worker.ts'
import { writeResults } from './results-sheet.ts'

/** A tablet needs a moment to write the results of all departments. */
answerOrders(writeResults)
