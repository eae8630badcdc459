export interface Driver {
  version: string
  profile: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. The page receives its source without the closure. */
  run<Answer>(script: () => Answer): Promise<Awaited<Answer>>
  run<Given, Answer>(script: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  picture(): Promise<Buffer>
  /** Ends the browser and keeps its files for inspection. */
  end(): Promise<void>
  /** Ends the browser's processes and deletes its files. */
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}
