import { fileTexts } from '../texts.ts'

/** Why a file is not taken; each reason has its sentence in texts.ts. */
export type FileProblem = keyof typeof fileTexts.refused

/** What is wrong with a file that somebody sent; never says anything about its content. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(fileTexts.refused[problem])
    this.problem = problem
  }
}
