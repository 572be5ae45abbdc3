export { GetInTouch, type GetInTouchProps } from './get-in-touch.tsx'
