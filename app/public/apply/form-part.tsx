import type { ReactNode } from 'react'
import { Figure, Legend, Need, Part } from './form-part.styles.ts'

export interface FormPartProps {
  /** Its number on the way, such as `01`. */
  figure: string
  title: string
  /** Whether one must fill it in. */
  need: string
  children: ReactNode
}

/** One station of the form: number, name, whether it must be filled, and its fields. */
export function FormPart({ figure, title, need, children }: FormPartProps) {
  return (
    <Part>
      <Legend>
        <Figure aria-hidden>{figure}</Figure>
        {title}
        <Need>{need}</Need>
      </Legend>
      {children}
    </Part>
  )
}
