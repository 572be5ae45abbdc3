import { useEffect, type RefObject } from 'react'

/**
 * Loads the pictures of one slide that is still out of sight, so that it does not come in empty. Browsers do not load a lazy
 * picture that a scrolled box hides.
 * @param slide its place in the track; undefined loads none
 */
export function useNextPictures(track: RefObject<HTMLElement>, slide: number | undefined): void {
  useEffect(() => {
    const pictures =
      slide === undefined ? [] : (track.current?.children[slide]?.querySelectorAll('img') ?? [])
    for (const picture of pictures) picture.setAttribute('loading', 'eager')
  }, [track, slide])
}
