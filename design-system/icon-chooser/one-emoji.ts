/** A pictograph, a flag or a keycap, with its variation marks, skin tones and joined parts. */
const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*[\u{E0020}-\u{E007F}]*)$/u

/** Whether the text is exactly one emoji: no words, no second one (back-office §3, industry solution). */
export function isOneEmoji(text: string): boolean {
  return EMOJI.test(text.trim())
}
