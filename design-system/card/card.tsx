import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Root, type variants } from './card.styles.ts'

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** `outlined` on plain ground, `raised` on tinted ground, `flat` inside other boxes. */
  variant?: keyof typeof variants
  /** The whole card is one target (contains a `CardLink` or `CardButton`) and shows a detection frame on hover. */
  isInteractive?: boolean
}

/** A box for one thing. Compose it of `CardMedia`, `CardBody`, `CardTitle`, `CardText` and `CardFooter`. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { variant = 'outlined', isInteractive = false, ...rest },
  ref,
) {
  return <Root ref={ref} {...rest} $variant={variant} $isInteractive={isInteractive} />
})
