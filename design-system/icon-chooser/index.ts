export { IconChooser, type IconChooserProps } from './icon-chooser.tsx'
export type { EmojiChoice, IconChoice } from './choices.ts'
