/**
 * Sets the size of canvases to zero, which frees their memory. iOS otherwise keeps it until the page ends.
 */
export function clearCanvases(box: HTMLElement): void {
  for (const canvas of box.querySelectorAll('canvas')) {
    canvas.width = 0
    canvas.height = 0
    canvas.remove()
  }
}
