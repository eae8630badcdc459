import { fileTexts } from '../texts.ts'

/** Why a file is refused; each reason has its text in texts.ts. */
export type FileProblem = keyof typeof fileTexts.refused

/** The reason for refusing an uploaded file. Never describes its content. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(fileTexts.refused[problem])
    this.problem = problem
  }
}
