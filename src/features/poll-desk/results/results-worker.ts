import { answerOrders } from '#parts/in-worker.ts'
import { writeResults } from './results-sheet.ts'

/** A sheet of twenty questions and all departments takes a tablet a moment. */
answerOrders(writeResults)
