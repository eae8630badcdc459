import { useCallback } from 'react'

interface Props {
  blob: Blob
  alt: string
  className?: string | undefined
}

export function BlobPicture({ blob, alt, className }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} className={className} draggable={false} />
}
