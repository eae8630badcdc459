import { answerOrders } from '#parts/in-worker.ts'
import { writeResults } from './results-sheet.ts'

/** In a worker, because twenty questions for all departments take a tablet a moment. */
answerOrders(writeResults)
