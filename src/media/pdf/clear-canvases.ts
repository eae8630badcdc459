/** Size zero frees a canvas's memory, which iOS otherwise keeps until the page ends. */
export function clearCanvases(box: HTMLElement): void {
  for (const canvas of box.querySelectorAll('canvas')) {
    canvas.width = 0
    canvas.height = 0
    canvas.remove()
  }
}
