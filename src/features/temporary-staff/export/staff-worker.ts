import { answerOrders } from '#parts/in-worker.ts'
import { writeStaff } from './staff-sheet.ts'

/** Five thousand people take a tablet two seconds. */
answerOrders(writeStaff)
