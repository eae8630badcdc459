import { answerOrders } from '#parts/in-worker.ts'
import { writeStaff } from './staff-sheet.ts'

/** Runs in a worker, because five thousand rows take two seconds on a tablet. */
answerOrders(writeStaff)
