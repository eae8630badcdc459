import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import type { PicturePlace } from './kept-pictures.ts'
import { usePictures } from './use-pictures.ts'

export function usePhoto<Part, Edit>(
  load: () => Promise<Part>,
  place: PicturePlace,
  noRoom: () => string,
  onClose: () => void,
) {
  useCloseOnBack(onClose)
  return usePictures<Part, Edit>(load, place, noRoom)
}
