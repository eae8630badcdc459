/** What the stories need of a browser, however it is driven. */
export interface Driver {
  /** As the browser itself says it. */
  version: string
  /** The folder of everything that it writes down. */
  profile: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page: the function's own text, without anything around it. */
  run<Answer>(script: () => Answer): Promise<Awaited<Answer>>
  run<Given, Answer>(script: (given: Given) => Answer, given: Given): Promise<Awaited<Answer>>
  /** With the pointer, where it would be with a finger. */
  click(x: number, y: number): Promise<void>
  /** With the keys, into whatever has the focus. */
  type(text: string): Promise<void>
  /** PNG */
  picture(): Promise<Buffer>
  /** Ends the browser; its files stay to be looked at. */
  end(): Promise<void>
  /** Ends every process that it began, and throws its files away. */
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}
