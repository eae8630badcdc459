/**
 * Refusal of an XML document, a PDF or a whole ZIP. `problem` is a code of
 * domain/cfdi/file-fault-words.es.ts.
 */
export class CfdiRefused extends Error {
  /**
   * @param {string} problem
   * @param {number} [line] of the document, from 1
   */
  constructor(problem, line) {
    super(problem)
    this.name = 'CfdiRefused'
    this.problem = problem
    this.line = line
  }
}
