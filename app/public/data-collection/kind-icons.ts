import { AudioLines, FileText, Image, Video, type LucideIcon } from 'lucide-react'
import type { KindName } from './collection.ts'

/** The drawing of each kind. */
export const kindIcons: Record<KindName, LucideIcon> = {
  image: Image,
  video: Video,
  audio: AudioLines,
  text: FileText,
}
