/** Refusal of a file of rows (people or data). `problem` is a code with its text in import-engine/texts.es.ts. */
export class PeopleFileRefused extends Error {
  /** @param {string} problem */
  constructor(problem) {
    super(problem)
    this.name = 'PeopleFileRefused'
    this.problem = problem
  }
}
