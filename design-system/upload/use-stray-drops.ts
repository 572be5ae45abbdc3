import { useEffect } from 'react'

/** Blocks file drops outside drop zones: the browser would open the file and lose the input. */
export function useStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuseFiles)
    window.addEventListener('drop', refuseFiles)
    return () => {
      window.removeEventListener('dragover', refuseFiles)
      window.removeEventListener('drop', refuseFiles)
    }
  }, [])
}

function refuseFiles(event: DragEvent): void {
  const { dataTransfer, target, defaultPrevented } = event
  // A drop zone has answered already; a file input takes files by itself.
  const isTaken = defaultPrevented || (target instanceof Element && target.matches('input[type="file"]'))
  if (isTaken || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
