/** A canvas of size zero gives its memory back at once; iOS keeps it else until the page goes. */
export function clearCanvases(box: HTMLElement): void {
  for (const canvas of box.querySelectorAll('canvas')) {
    canvas.width = 0
    canvas.height = 0
    canvas.remove()
  }
}
