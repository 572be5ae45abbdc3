/**
 * The emoji that have a drawing in `emoji-icons.svg`, in its order from top to bottom, without variation selectors.
 * Administrators choose emoji (public-site §3); what is not here is shown as the emoji itself.
 */
export const drawnEmoji =
  '🚗🛣🚦🚶🅿💬✍⚖🔍🌾🛰🍃📐🛒🏷🧾📦🎙🗣📞🔊🌐🏭🔩🦺📏🩺📋🏥🏦💰📷🎥🎬🤖🧠🔒🛡📊📈🏠🏢✈🚢🚚🚁🎓📚💡🔧⚙📱💻🗺📍🌧🔥💧🌲⚡🎵👤👥🧪📝⏱🎯🚌🏗🎮'

/** Place of the drawing for an emoji; −1 where there is none. */
export function placeOfDrawing(emoji: string): number {
  return [...drawnEmoji].indexOf(emoji.trim().replace(/\uFE0F/g, ''))
}
