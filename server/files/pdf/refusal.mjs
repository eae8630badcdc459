/**
 * Why a PDF is not taken. `mixed`: it goes on behind its end, as something else. `heavy`: it ran into one of our limits, so nothing is said about whether it is whole.
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
