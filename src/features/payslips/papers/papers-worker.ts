import { answerOrders } from '#parts/in-worker.ts'
import { drawPaper } from './draw-paper.ts'

/** Drawing thirteen payslips, or adding up a year, would block the page. */
answerOrders(drawPaper)
