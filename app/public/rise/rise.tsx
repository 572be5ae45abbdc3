import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface RiseProps extends ComponentPropsWithoutRef<'div'> {
  /** Place in a row: later ones rise a little later. */
  order?: number
}

/**
 * Content that rises once when it is first seen (art direction, Motion). It is printed in place; only what lies below
 * the window when the script arrives is lowered, so nothing visible moves and without JavaScript nothing is hidden.
 */
export function Rise({ order = 0, ...rest }: RiseProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => riseWhenSeen(root.current), [])
  return <Root ref={root} $order={order} {...rest} />
}

function riseWhenSeen(element: HTMLElement | null) {
  if (!element || !('IntersectionObserver' in window)) return
  if (element.getBoundingClientRect().top < window.innerHeight) return
  element.dataset.rise = 'waiting'
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      element.dataset.rise = 'risen'
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete element.dataset.rise
  }
}

const Root = styled.div<{ $order: number }>`
  ${media.motion} {
    &[data-rise] {
      transition:
        opacity 600ms ${token.easing.out},
        transform 600ms ${token.easing.out};
      transition-delay: calc(${({ $order }) => $order} * 80ms);
    }

    &[data-rise='waiting'] {
      opacity: 0;
      transform: translateY(${token.space.x3});
    }
  }

  ${media.print} {
    opacity: 1 !important;
  }
`
