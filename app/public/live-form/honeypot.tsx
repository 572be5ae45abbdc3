import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { HONEYPOT } from './spam-signs.ts'

/** A field out of sight of people, assistive technology and browsers' memories (X-81). */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden>
      <label>
        请勿填写
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
