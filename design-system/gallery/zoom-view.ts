/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** A place in px, counted from the middle of the frame. */
export interface Point {
  x: number
  y: number
}

/** How a picture is shown: its size against the whole picture in the frame, and where its middle is. */
export interface View extends Point {
  scale: number
}

/** A picture and the frame that it is shown in. */
export interface Framed {
  picture: Size
  frame: Size
}

/** The picture whole, in the middle of its frame. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** The view held to the smallest and largest size, without empty space where the picture is larger than the frame. */
export function clampView({ scale, x, y }: View, framed: Framed): View {
  const { frame } = framed
  const whole = fitted(framed)
  const held = clamp(scale, 1, largestScale(framed))
  const slackX = Math.max(0, (whole.width * held - frame.width) / 2)
  const slackY = Math.max(0, (whole.height * held - frame.height) / 2)
  return { scale: held, x: clamp(x, -slackX, slackX), y: clamp(y, -slackY, slackY) }
}

/** Enlarges by a factor; what is seen at the point stays there. */
export function zoomAround(view: View, factor: number, point: Point, framed: Framed): View {
  const scale = clamp(view.scale * factor, 1, largestScale(framed))
  const grown = scale / view.scale
  return clampView(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    framed,
  )
}

/** As high as the frame, at most in the picture's own pixels, from its left edge: drawings are read from there. */
export function readableView(framed: Framed): View {
  const { picture, frame } = framed
  const whole = fitted(framed)
  if (!whole.width) return WHOLE
  const scale = Math.min(frame.height / whole.height, picture.width / whole.width)
  return clampView({ scale, x: Infinity, y: 0 }, framed)
}

/** Four times the whole, or twice the picture's own pixels where that is more. */
export function largestScale(framed: Framed): number {
  return Math.max(4, (2 * framed.picture.width) / (fitted(framed).width || framed.picture.width))
}

/** The picture as large as its frame shows it whole. */
function fitted({ picture, frame }: Framed): Size {
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
