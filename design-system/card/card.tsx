import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Root, type variants } from './card.styles.ts'

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** `outlined` on plain ground, `raised` on tinted ground, `flat` inside other boxes. */
  variant?: keyof typeof variants
  /** The whole card is one target (it holds a `CardLink` or `CardButton`): under the pointer it is framed like a detected object. */
  isInteractive?: boolean
}

/** A box for one thing. Compose it of `CardMedia`, `CardBody`, `CardTitle`, `CardText` and `CardFooter`. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { variant = 'outlined', isInteractive = false, ...rest },
  ref,
) {
  return <Root ref={ref} {...rest} $variant={variant} $isInteractive={isInteractive} />
})
