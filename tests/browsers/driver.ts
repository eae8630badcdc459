/** Browser functions that the stories need, whatever tool drives the browser. */
export interface Driver {
  version: string
  /** Folder with everything that the browser writes. */
  profile: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. The page receives its source without the closure. */
  run<Answer>(script: () => Answer): Promise<Awaited<Answer>>
  run<Given, Answer>(script: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>
  /** Clicks with the mouse at the place that a finger would tap. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Screenshot as PNG. */
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
