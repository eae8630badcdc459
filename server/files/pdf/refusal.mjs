/**
 * Error for a refused PDF. `mixed`: data of another kind follows its end. `heavy`: it exceeded a limit of this server,
 * which does not mean that it is damaged.
 * @typedef {'active' | 'broken' | 'heavy' | 'locked' | 'mixed'} PdfProblem
 */
export class PdfRefused extends Error {
  /** @param {PdfProblem} problem @param {string} why for a developer; never anything of the file's content */
  constructor(problem, why) {
    super(why)
    this.name = 'PdfRefused'
    this.problem = problem
  }
}
