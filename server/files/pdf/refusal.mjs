/**
 * Error for a refused PDF. `mixed`: data of another kind follows its end. `heavy`: it exceeds a limit of this
 * server, but may be intact.
 * @typedef {'active' | 'broken' | 'heavy' | 'locked' | 'mixed'} PdfProblem
 */
export class PdfRefused extends Error {
  /** @param {PdfProblem} problem @param {string} why for developers, without content of the file */
  constructor(problem, why) {
    super(why)
    this.name = 'PdfRefused'
    this.problem = problem
  }
}
